// Tells the page how many bytes an interpreter has fetched so far (real progress), and that its
// worker lives.
// Runs inside a worker, called by quick.mjs and full.mjs before anything big is fetched.
// Knows nothing of interpreters.

/** Milliseconds between two reports of one file. */
const BEAT = 80;

/**
 * From now on, whatever this worker fetches is reported: big files chunk by chunk, and what was
 * imported, or fetched by somebody who took `fetch` before it was wrapped, as a whole.
 * @returns the channel, on which the page may answer; the worker's fragment names it
 */
export function report() {
  const name = location.hash.slice(1);
  const channel = new BroadcastChannel(name);
  live(name, channel);
  const streamed = new Set();
  const fetchPlainly = self.fetch;
  self.fetch = async (...request) => {
    const response = await fetchPlainly(...request);
    if (!response.body || !response.ok) return response;
    const { url, status, statusText, headers } = response;
    const packed = headers.has("content-encoding");
    streamed.add(url);
    let bytes = 0; // not yet told
    let told = 0;
    const tell = () => {
      channel.postMessage({ url, bytes, packed });
      bytes = 0;
      told = performance.now();
    };
    const counter = new TransformStream({
      transform(chunk, next) {
        bytes += chunk.length;
        if (performance.now() - told > BEAT) tell();
        next.enqueue(chunk);
      },
      flush: tell,
    });
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
  new PerformanceObserver((list) => {
    for (const { name: url, decodedBodySize: bytes, encodedBodySize } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries()))
      if (!streamed.has(url)) channel.postMessage({ url, bytes, packed: encodedBodySize < bytes });
  }).observe({ type: "resource", buffered: true });
  return channel;
}

/** Nothing tells a page that a worker has died, but a lock is free again once its holder is gone.
 * Where there are no locks, the page finds out by waiting in vain. */
function live(/** @type {string} */ name, /** @type {BroadcastChannel} */ channel) {
  const held = () => {
    channel.postMessage({ lives: true });
    return new Promise(() => {});
  };
  navigator.locks?.request(name, held).catch(() => {});
}
