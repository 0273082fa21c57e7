// What PyScript imports as Pyodide: the self-hosted one, with its bytes counted.
// Named by interpreter.js; runs inside the worker.

import { loadPyodide as load, version } from "pyodide";
import { report } from "./bytes.mjs";

const { channel, lives } = report();
channel.onmessage = () => channel.postMessage({ whole: true }); // as it always is

export { version };

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

/**
 * The package comes compiled, in one zip, and is read from there.
 * @param {object} options what PyScript wants; only the address of the files is ours
 */
export async function loadPyodide(options) {
  const [python, zip] = await Promise.all([
    load({ ...options, indexURL: here("../../runtime/pyodide/") }),
    fetch(here("../../runtime/pyodide/numgames.zip")).then((file) => file.arrayBuffer()),
    lives,
  ]);
  python.FS.writeFile("/lib/numgames.zip", new Uint8Array(zip));
  python.runPython("import sys\nsys.path.append('/lib/numgames.zip')");
  return python;
}
