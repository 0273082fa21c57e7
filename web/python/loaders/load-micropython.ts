// What a worker imports as MicroPython: the self-hosted one, with its bytes counted.  Built as
// web/python/loaders/load-micropython.js; the addresses here are relative to that.

import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript";
import { channel, fetchCounted, fetchWhole, lockHeld, tellPage } from "./progress";

const fromHere = (path: string) => new URL(path, import.meta.url).href;
const BINARY = fromHere("../../../runtime/micropython/micropython.wasm");

type Module = [path: string, content: Uint8Array];

/** The modules in a file that tools/build/precompile.py has packed: its first line says how long each of them is. */
async function fetchModules(name: string): Promise<Module[]> {
  const file = await fetchWhole(fromHere(`../../../numgames/${name}.bin`));
  let end = file.indexOf(10) + 1;
  const lengths: Record<string, number> = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  return Object.entries(lengths).map(([path, length]) => {
    end += length;
    return [path, file.subarray(end - length, end)];
  });
}

/**
 * The package comes in two parts, put where MicroPython looks for modules: what playing needs, and the rest when the
 * page says that there is time for it.
 * @param options what PyScript wants; only where the file is is ours
 */
export async function loadMicroPython(options: object) {
  const [first] = await Promise.all([fetchModules("first"), fetchCounted(BINARY), lockHeld]);
  const python = await load({ ...options, url: BINARY });
  const install = (modules: Module[]) => {
    for (const folder of new Set(modules.map(([path]) => path.slice(0, path.lastIndexOf("/")))))
      python.FS.mkdirTree(`/lib/${folder}`);
    for (const [path, content] of modules) python.FS.writeFile(`/lib/${path}`, content);
  };
  install(first);
  channel.onmessage = async () => {
    install(await fetchModules("rest"));
    tellPage({ whole: true });
  };
  return python;
}
