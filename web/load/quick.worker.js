// What a worker with MicroPython begins with: its interpreter is on the way when PyScript's script waits for
// the page.  Two files, since a browser keeps what it has compiled of these, but not of this one.
// Named by first.js and interpreter.js, with the name of a channel as fragment (bytes.mjs).

import "./quick.mjs";
import "./xworker.js";
