// What both loaders tell the page: how many bytes have come so far (real progress), and that their
// worker lives.  Runs inside a worker.  Knows nothing of interpreters.

/** Milliseconds between two reports of one file. */
const BEAT = 80;

/** The page says in the loader's own address how the channel between the two is called. */
const name = new URL(import.meta.url).hash.slice(1);

/** On it the page hears what is told here, and may answer. */
export const channel = new BroadcastChannel(name);

/**
 * Fetch a file of this site, and report its bytes as they come.  An interpreter that asks for the
 * same file afterwards gets it from the browser's cache.
 * @returns the file in pieces
 */
export async function fetchCounted(address: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const { url, ok, status, headers, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  const packed = headers.has("content-encoding");
  const pieces = [];
  let bytes = 0; // not yet told
  let told = 0;
  const tell = () => {
    channel.postMessage({ url, bytes, packed });
    bytes = 0;
    told = performance.now();
  };
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    if (performance.now() - told > BEAT) tell();
  }
  tell();
  return pieces;
}

/** The same in one piece. */
export async function fetchWhole(address: string) {
  return new Uint8Array(await new Blob(await fetchCounted(address)).arrayBuffer());
}

/** Done when the page will notice if this worker dies, which has to be so before it is ready.  Nothing tells a page
 * that a worker has died, but a lock is free again once its holder is gone.  Where there are no locks, the page
 * finds out by waiting in vain. */
export const lockHeld = new Promise((resolve) => {
  const hold = () => {
    channel.postMessage({ lives: true });
    resolve(undefined);
    return new Promise(() => {});
  };
  if (navigator.locks) navigator.locks.request(name, hold).catch(resolve);
  else resolve(undefined);
});
