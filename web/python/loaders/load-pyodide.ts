// What a worker imports as Pyodide: the self-hosted one, with its bytes counted.  Built as
// web/python/loaders/load-pyodide.js; the addresses here are relative to that.

import { loadPyodide as load, version } from "pyodide";
import { lock } from "built/lock";
import { channel, fetchCounted, fetchWhole, lockHeld, tellPage } from "./progress";

export { version };

channel.onmessage = () => tellPage({ whole: true }); // as it always is

const fromHere = (path: string) => new URL(path, import.meta.url).href;
const RUNTIME = fromHere("../../../runtime/pyodide/");
const PACKAGE = fromHere("../../../numgames/numgames.zip");
/** Python's own library as the build has compiled it (tools/build/precompile.py). */
const LIBRARY = fromHere("../../../numgames/library.zip");
const BIG = [`${RUNTIME}pyodide.asm.wasm`, `${RUNTIME}pyodide.asm.mjs`, LIBRARY];

/**
 * The package comes compiled, in one zip, and is read from there.
 * @param options what PyScript wants; only where the files are is ours
 */
export async function loadPyodide(options: object) {
  const [zip] = await Promise.all([fetchWhole(PACKAGE), ...BIG.map(fetchCounted), lockHeld]);
  const python = await load({ ...options, indexURL: RUNTIME, stdLibURL: LIBRARY, lockFileContents: lock });
  python.FS.writeFile("/lib/numgames.zip", zip);
  python.runPython("import sys\nsys.path.append('/lib/numgames.zip')");
  return python;
}
