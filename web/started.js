// Hands the worker that first.js has sent off to PyScript, when that wants its first one.
// Imported by pyscript.js before PyScript, which keeps the browser's Worker as it finds it.

const Plain = globalThis.Worker;

/** What PyScript takes for the browser's Worker. */
function Started(/** @type {string} */ address, /** @type {WorkerOptions} */ options) {
  const { numgamesEarly: early } = /** @type {any} */ (globalThis);
  const worker = early?.worker;
  if (worker) early.worker = null;
  if (worker && address === early.address) return worker;
  worker?.terminate(); // its first chance is gone, and nobody listens to it
  return Reflect.construct(Plain, [address, options], new.target);
}

Started.prototype = Plain.prototype;
Object.assign(globalThis, { Worker: Started });

/** Nobody else gets it. */
export function over() {
  globalThis.Worker = Plain;
}
