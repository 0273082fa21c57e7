// The room that a player's worker is locked in: a document with no origin and a policy of its own that allows no server
// at all.  What runs there has no address to send anything to, and no storage.  Nothing in it can change that, since
// policies can only become stricter.

/** All that the document does: start a worker, and give it what it is to start with.  `ports` are the line to the worker
 * and the one for its end.  index.html allows this very text by its hash. */
export const SCRIPT = `onmessage = ({ data, ports: [line, end] }) => {
  const address = URL.createObjectURL(new Blob([data.code], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.onerror = () => end.postMessage("");
  worker.postMessage(data, [line, ...data.files]);
};`;

export const HASH = "sha256-naC7Ax0+VSV4uR38UqkFNCuL0E2i0gPlXR3p6K05gpI=";

const POLICY = `default-src 'none'; script-src '${HASH}' blob: 'wasm-unsafe-eval'; worker-src blob:; connect-src blob:`;

export const DOCUMENT = `<!DOCTYPE html>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<script>${SCRIPT}</script>`;
