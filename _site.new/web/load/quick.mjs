// What PyScript imports as MicroPython: the self-hosted one, with its bytes counted.
// Named by engine.js; runs inside the worker.

import { loadMicroPython as load } from "../../runtime/micropython/micropython.mjs";
import { report } from "./bytes.mjs";

report(import.meta.url);

/** @param {object} options what PyScript wants; only the address of the binary is ours */
export const loadMicroPython = (options) =>
  load({
    ...options,
    url: new URL("../../runtime/micropython/micropython.wasm", import.meta.url).href,
  });
