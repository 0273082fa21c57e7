// What PyScript imports as MicroPython: the self-hosted one, with its bytes counted.
// Named by engine.js; runs inside the worker.

import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript";
import { report } from "./bytes.mjs";

report(import.meta.url);

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

/**
 * The package comes in one file and is laid out where MicroPython looks for modules.
 * @param {object} options what PyScript wants; only the address of the binary is ours
 */
export async function loadMicroPython(options) {
  const [python, sources] = await Promise.all([
    load({ ...options, url: here("../../runtime/micropython/micropython.wasm") }),
    fetch(here("../../numgames/package.json")).then((file) => file.json()),
  ]);
  const encoder = new TextEncoder(); // MicroPython's own takes half as long as its start
  for (const [path, source] of Object.entries(sources)) {
    python.FS.mkdirTree(`/lib/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`/lib/${path}`, encoder.encode(source), { canOwn: true });
  }
  return python;
}
