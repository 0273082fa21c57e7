// Tells the page how many bytes an interpreter has fetched so far: real progress.
// Runs inside a worker, called by quick.mjs and full.mjs before anything is fetched.
// Knows nothing of interpreters.

/**
 * From now on, every chunk that this worker fetches is reported.
 * @param {string} module address of the calling module; its ?tell= names the channel
 */
export function report(module) {
  const channel = new BroadcastChannel(new URL(module).searchParams.get("tell") ?? "");
  new PerformanceObserver((list) => {
    for (const { name, initiatorType, decodedBodySize, encodedBodySize } of list.getEntries())
      if (initiatorType !== "fetch") // imported modules are not seen below, and come as a whole
        channel.postMessage({ url: name, bytes: decodedBodySize, packed: encodedBodySize < decodedBodySize });
  }).observe({ type: "resource", buffered: true });
  const fetchPlainly = self.fetch;
  self.fetch = async (...request) => {
    const response = await fetchPlainly(...request);
    if (!response.body || !response.ok) return response;
    const packed = response.headers.has("content-encoding");
    const counter = new TransformStream({
      transform(chunk, next) {
        channel.postMessage({ url: response.url, bytes: chunk.length, packed });
        next.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
