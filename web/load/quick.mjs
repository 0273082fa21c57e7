// What PyScript imports as MicroPython: the self-hosted one, with its bytes counted.
// Named by interpreter.js; runs inside the worker.  It begins as soon as it is there, while
// PyScript still introduces the worker to the page.

import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript";
import { report } from "./bytes.mjs";

/** What worker.py imports. */
const BRIDGE = "numgames.bridge";

const { channel, lives } = report();

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

/**
 * What Python prints is PyScript's to show, once that is there.
 * @type {{stdout: (bytes: any) => void, stderr: (bytes: any) => void}}
 */
const prints = { stdout() {}, stderr() {} };

/** The package comes in two parts, laid out where MicroPython looks for modules: what playing needs,
 * and the rest when the page says that there is time for it. */
async function start() {
  const [python, modules] = await Promise.all([
    load({
      url: here("../../runtime/micropython/micropython.wasm"),
      linebuffer: false,
      stdout: (/** @type {any} */ bytes) => prints.stdout(bytes),
      stderr: (/** @type {any} */ bytes) => prints.stderr(bytes),
    }),
    part("first"),
    lives,
  ]);
  const lay = (/** @type {any[][]} */ modules) => {
    for (const folder of new Set(modules.map(([path]) => path.slice(0, path.lastIndexOf("/")))))
      python.FS.mkdirTree(`/lib/${folder}`);
    for (const [path, content] of modules) python.FS.writeFile(`/lib/${path}`, content);
  };
  lay(modules);
  channel.onmessage = async () => {
    lay(await part("rest"));
    channel.postMessage({ whole: true });
  };
  python.runPython(`import ${BRIDGE}`);
  return python;
}

/** Not below this script itself: MicroPython's files throw an error wherever it looks for a module in vain, and the
 * browser would read the whole script once more to say where that was. */
const started = Promise.resolve().then(start);
started.catch(() => {}); // PyScript will say so

/** @param {typeof prints} options what PyScript wants: where to print */
export function loadMicroPython({ stdout, stderr }) {
  Object.assign(prints, { stdout, stderr });
  return started;
}
