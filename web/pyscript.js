// What the page uses of PyScript: it starts workers.  Imported by interpreter.js.  The build makes
// one file of this and PyScript (tools/bundle.mjs), without what PyScript can do besides.

export { MPWorker, PyWorker, hooks } from "@pyscript/core";
