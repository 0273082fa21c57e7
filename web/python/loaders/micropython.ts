// What PyScript imports as MicroPython: the self-hosted one, with its bytes counted.
// Named by interpreter.js; runs inside the worker.

import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript";
import { channel, fetchCounted, lockHeld, fetchWhole } from "./progress";

const here = (path: string) => new URL(path, import.meta.url).href;
const BINARY = here("../../runtime/micropython/micropython.wasm");

/** The modules in a file that tools/precompile.py has packed, by path: its first line says how long
 * each of them is. */
async function part(name: string) {
  const file = await fetchWhole(here(`../../numgames/${name}.bin`));
  let end = file.indexOf(10) + 1;
  const lengths = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  return Object.entries(lengths).map(([path, length]) => {
    end += length;
    return [path, file.subarray(end - length, end)];
  });
}

/**
 * The package comes in two parts, laid out where MicroPython looks for modules: what playing needs,
 * and the rest when the page says that there is time for it.
 * @param options what PyScript wants; only where the file is is ours
 */
export async function loadMicroPython(options: object) {
  const [modules] = await Promise.all([part("first"), fetchCounted(BINARY), lockHeld]);
  const python = await load({ ...options, url: BINARY });
  const lay = (modules: any[][]) => {
    for (const folder of new Set(modules.map(([path]) => path.slice(0, path.lastIndexOf("/")))))
      python.FS.mkdirTree(`/lib/${folder}`);
    for (const [path, content] of modules) python.FS.writeFile(`/lib/${path}`, content);
  };
  lay(modules);
  channel.onmessage = async () => {
    lay(await part("rest"));
    channel.postMessage({ whole: true });
  };
  return python;
}
