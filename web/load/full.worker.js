// What a worker with Pyodide begins with; see quick.worker.js.

import "./full.mjs";
import "./xworker.js";
