// What PyScript imports as MicroPython: the self-hosted one, with its bytes counted.
// Named by interpreter.js; runs inside the worker.

import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript";
import { report } from "./bytes.mjs";

const channel = report(import.meta.url);

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

/** The modules in a file that tools/precompile.py has packed, by path: its first line says how long
 * each of them is. */
async function part(/** @type {string} */ name) {
  const file = new Uint8Array(await (await fetch(here(`../../numgames/${name}.bin`))).arrayBuffer());
  let end = file.indexOf(10) + 1;
  const lengths = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  return Object.entries(lengths).map(([path, length]) => {
    end += length;
    return [path, file.subarray(end - length, end)];
  });
}

/** Both are asked for at once, and are here or nearly so when PyScript wants MicroPython. */
const wasm = here("../../runtime/micropython/micropython.wasm");
const binary = fetch(wasm);
const first = part("first");
for (const early of [binary, first]) early.catch(() => {}); // who needs it will say so

/**
 * The package comes in two parts, laid out where MicroPython looks for modules: what playing needs,
 * and the rest when the page says that there is time for it.
 * @param {object} options what PyScript wants; only the address of the binary is ours
 */
export async function loadMicroPython(options) {
  const fetchAnew = self.fetch;
  self.fetch = () => {
    self.fetch = fetchAnew;
    return binary; // the first thing that MicroPython fetches
  };
  const [python, modules] = await Promise.all([load({ ...options, url: wasm }), first]);
  const lay = (/** @type {any[][]} */ modules) => {
    for (const [path, content] of modules) {
      python.FS.mkdirTree(`/lib/${path.slice(0, path.lastIndexOf("/"))}`);
      python.FS.writeFile(`/lib/${path}`, content);
    }
  };
  lay(modules);
  channel.onmessage = async () => {
    lay(await part("rest"));
    channel.postMessage({ whole: true });
  };
  return python;
}
