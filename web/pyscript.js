// What the page uses of PyScript: it starts workers.  Imported by interpreter.js, and named by
// index.html, so that it runs before the first frame is laid out and a worker is on its way sooner.
// The build makes one file of this and PyScript (tools/bundle.mjs), without what PyScript can do
// besides.

import { over } from "./started.js";

export { MPWorker, PyWorker, hooks } from "@pyscript/core";

over();
