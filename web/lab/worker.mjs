// The worker that runs people's own players: Pyodide, numgames/lab.py, and nothing else.
// Started by runner.js from a blob, so that the page's content security policy holds here too.
// Not PyScript's kind of worker: that one keeps a line to the page on which the page can be
// asked to do things, and foreign code must not have one.
//
// First message: what to load and where from.  After that, requests in, answers out, as texts.

import { lock } from "./lock.mjs";

/** The most memory that Python may have: 512 MB, in pages of 64 KB. */
const MOST_PAGES = 512 * 16;
/** Milliseconds between two signs of life. */
const TICK = 100;

const post = self.postMessage.bind(self);

/** Python asks for more memory through this; a refusal becomes a MemoryError there. */
function limitMemory() {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65536 + Number(pages) > MOST_PAGES) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

/** @param {{python: string, root: string, files: string[]}} what */
async function boot({ python: address, root, files }) {
  limitMemory();
  const { loadPyodide } = await import(address);
  const [python, texts] = await Promise.all([
    loadPyodide({ stdout: () => {}, stderr: () => {} }),
    Promise.all(files.map((file) => fetch(root + file).then((response) => response.text()))),
  ]);
  files.forEach((file, i) => {
    python.FS.mkdirTree(file.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(file, texts[i]);
  });
  const { call } = python.pyimport("numgames.lab.bridge");
  lock();
  let last = 0;
  const tick = () => {
    const now = performance.now();
    if (now - last < TICK) return;
    last = now;
    post({ tick: true });
  };
  return (/** @type {string} */ text) => call(text, tick);
}

/** @type {Promise<(text: string) => string>} */
let ready;

addEventListener("message", async ({ data }) => {
  if (!ready) ready = boot(data);
  try {
    const call = await ready;
    post(data.text ? { id: data.id, text: call(data.text) } : { ready: true });
  } catch (error) {
    console.warn(String(error));
    post({ failed: true }); // Python itself has come to grief; this worker is of no more use
  }
});
