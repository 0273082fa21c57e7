// What PyScript imports as MicroPython: the self-hosted one, with its bytes counted.
// Named by interpreter.js; runs inside the worker.

import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript";
import { report } from "./bytes.mjs";

const channel = report(import.meta.url);

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
const part = async (/** @type {string} */ name) => (await fetch(here(`../../numgames/${name}.json`))).json();

/**
 * The package comes in two parts, laid out where MicroPython looks for modules: what playing needs,
 * and the rest when the page says that there is time for it.
 * @param {object} options what PyScript wants; only the address of the binary is ours
 */
export async function loadMicroPython(options) {
  const [python, first] = await Promise.all([
    load({ ...options, url: here("../../runtime/micropython/micropython.wasm") }),
    part("first"),
  ]);
  const encoder = new TextEncoder(); // MicroPython's own takes half as long as its start
  const lay = (/** @type {Record<string, string>} */ sources) => {
    for (const [path, source] of Object.entries(sources)) {
      python.FS.mkdirTree(`/lib/${path.slice(0, path.lastIndexOf("/"))}`);
      python.FS.writeFile(`/lib/${path}`, encoder.encode(source), { canOwn: true });
    }
  };
  lay(first);
  channel.onmessage = async () => {
    lay(await part("rest"));
    channel.postMessage({ whole: true });
  };
  return python;
}
