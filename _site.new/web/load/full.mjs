// What PyScript imports as Pyodide: the self-hosted one, with its bytes counted.
// Named by engine.js; runs inside the worker.

import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";
import { report } from "./bytes.mjs";

report(import.meta.url);

export { version };

/** @param {object} options what PyScript wants; only the address of the files is ours */
export const loadPyodide = (options) =>
  load({ ...options, indexURL: new URL("../../runtime/pyodide/", import.meta.url).href });
