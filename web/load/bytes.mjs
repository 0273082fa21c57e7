// Tells the page how many bytes an interpreter has fetched so far (real progress), and that its
// worker lives.
// Runs inside a worker, called by quick.mjs and full.mjs before anything big is fetched.
// Knows nothing of interpreters.

/** Milliseconds between two reports of one file. */
const BEAT = 80;

/**
 * From now on, whatever this worker fetches is reported: big files chunk by chunk, and what was
 * imported, or fetched by somebody who took `fetch` before it was wrapped, as a whole.
 * @returns the channel, on which the page may answer; the worker's fragment names it.  And `lives`: the page will
 * notice if this worker dies, which has to be so before it is ready
 */
export function report() {
  const name = location.hash.slice(1);
  const channel = new BroadcastChannel(name);
  const lives = live(name, channel);
  const streamed = new Set();
  const fetchPlainly = self.fetch;
  // A copy is counted: only of a response that is its own does the browser keep what it compiles.
  self.fetch = async (...request) => {
    const response = await fetchPlainly(...request);
    if (response.body && response.ok) count(response.clone()).catch(() => {}); // its reader will say so
    return response;
  };

  async function count(/** @type {any} */ { url, headers, body }) {
    const packed = headers.has("content-encoding");
    streamed.add(url);
    let bytes = 0; // not yet told
    let told = 0;
    const tell = () => {
      channel.postMessage({ url, bytes, packed });
      bytes = 0;
      told = performance.now();
    };
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return tell();
      bytes += value.length;
      if (performance.now() - told > BEAT) tell();
    }
  }

  new PerformanceObserver((list) => {
    for (const { name: url, decodedBodySize: bytes, encodedBodySize } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries()))
      if (!streamed.has(url)) channel.postMessage({ url, bytes, packed: encodedBodySize < bytes });
  }).observe({ type: "resource", buffered: true });
  return { channel, lives };
}

/** Nothing tells a page that a worker has died, but a lock is free again once its holder is gone.
 * Where there are no locks, the page finds out by waiting in vain. */
function live(/** @type {string} */ name, /** @type {BroadcastChannel} */ channel) {
  return new Promise((resolve) => {
    const hold = () => {
      channel.postMessage({ lives: true });
      resolve(undefined);
      return new Promise(() => {});
    };
    if (navigator.locks) navigator.locks.request(name, hold).catch(resolve);
    else resolve(undefined);
  });
}
