// Removes every way out of a worker: network, storage, other workers, the page.  To be called once Python is up,
// before any foreign code runs.
//
// It lists what may stay, so anything that browsers add next year is removed as well.

/** What Python needs while it runs, besides the language itself. */
const WEB = `self console performance crypto Crypto setTimeout clearTimeout setInterval clearInterval
  queueMicrotask structuredClone TextEncoder TextDecoder MessageChannel MessagePort MessageEvent Event
  EventTarget ErrorEvent PromiseRejectionEvent AbortController AbortSignal DOMException atob btoa
  addEventListener removeEventListener dispatchEvent onmessage onerror WebAssembly`;

const LANGUAGE = `globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape unescape Object Function Boolean Symbol Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError
  Number BigInt Math Date Temporal String RegExp Array Int8Array Uint8Array Uint8ClampedArray Int16Array
  Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array Float64Array
  Map Set WeakMap WeakSet WeakRef FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView Atomics
  JSON Promise Reflect Proxy Iterator Intl DisposableStack AsyncDisposableStack constructor
  hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf`;

/** Leave nothing in this worker's world but what is listed above.  What cannot be deleted are constants of the
 * language of browsers (TEMPORARY, PERSISTENT), which lead nowhere. */
export function lockDown() {
  const stays = new Set(`${WEB} ${LANGUAGE}`.split(/\s+/));
  for (let owner = globalThis; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) if (!stays.has(name)) Reflect.deleteProperty(owner, name);
}
