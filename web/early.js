// Starts Python, before the page's other scripts have come.  Loaded by index.html on its own, and
// by main.js, which gets the same engine.  Must stay small: what it imports is fetched first.

import { startEngine } from "./engine.js";

/** @type {(status: import("./engine.js").Status) => void} */
let heard = () => {};

export const engine = startEngine({ onStatus: (status) => heard(status) });

/** Who is told how the engine is doing. */
export function onStatus(/** @type {typeof heard} */ listener) {
  heard = listener;
}
