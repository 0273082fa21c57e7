// What a loader tells the page: how many bytes have arrived, and that its worker is alive.  Runs
// inside a worker, as a part of each loader; knows nothing of interpreters.

/** Milliseconds between two reports of one file. */
const BEAT = 80;

/** This many more bytes of a file; `packed` if the server compresses it. */
export interface LoadedBytes {
  url: string;
  bytes: number;
  packed: boolean;
}

/** ... or that the worker holds its lock, or that all of the package is there. */
export type LoaderMessage = LoadedBytes | { lives: true } | { whole: true };

/** The page says in the loader's own address what the channel between the two is called. */
const channelName = new URL(import.meta.url).hash.slice(1);

/** The page hears on it what a loader tells, and may answer. */
export const channel = new BroadcastChannel(channelName);

export const tellPage = (message: LoaderMessage) => channel.postMessage(message);

/**
 * Fetch a file of this site, and report its bytes as they come.  An interpreter that asks for the same file afterwards
 * gets it from the browser's cache.
 * @returns the file in pieces
 */
export async function fetchCounted(address: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const { url, ok, status, headers, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  const packed = headers.has("content-encoding");
  const pieces = [];
  let bytes = 0; // not yet reported
  let reported = 0;
  const report = () => {
    tellPage({ url, bytes, packed });
    bytes = 0;
    reported = performance.now();
  };
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    if (performance.now() - reported > BEAT) report();
  }
  report();
  return pieces;
}

/** The same in one piece. */
export async function fetchWhole(address: string) {
  return new Uint8Array(await new Blob(await fetchCounted(address)).arrayBuffer());
}

/** Done when the page will notice if this worker dies, which has to be so before it is ready.  Nothing tells a page
 * that a worker has died, but a lock is free again once its holder is gone.  Where there are no locks, the page
 * finds out by waiting in vain. */
export const lockHeld = new Promise<void>((resolve) => {
  const hold = () => {
    tellPage({ lives: true });
    resolve();
    return new Promise(() => {});
  };
  if (navigator.locks) navigator.locks.request(channelName, hold).catch(() => resolve());
  else resolve();
});
