// Compiles our package for MicroPython, then proves that it answers as its sources do.
//
//     node tools/build/precompile_quick.mjs SOURCES
//
// Prints, as JSON, the compiled modules of each part by path, in base64.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";
import { compile } from "@pybricks/mpy-cross-v6";
import { REQUESTS } from "./some_requests.mjs";

const folder = resolve(process.argv[2]);
process.setMaxListeners(0);
/** The compiler would fetch its own file by its path, which is no address; so it gets the file itself. */
const COMPILER = readFileSync(createRequire(import.meta.url).resolve("@pybricks/mpy-cross-v6/build/mpy-cross-v6.wasm"));
const ADDRESS = `data:application/wasm;base64,${COMPILER.toString("base64")}`;

/** The modules of one part, compiled; without asserts and line numbers, which are never seen. */
async function compiled(/** @type {Record<string, string>} */ sources) {
  const made = {};
  for (const [path, source] of Object.entries(sources)) {
    const options = ["-O3", "-s", path.replace("numgames/", "")];
    const { status, mpy, err } = await compile("module.py", source, options, ADDRESS);
    if (status || !mpy) throw new Error(`${path}: ${err.join(" ")}`);
    made[path.replace(/py$/, "mpy")] = Buffer.from(mpy);
  }
  process.removeAllListeners("uncaughtException"); // each run of the compiler leaves one of both
  process.removeAllListeners("unhandledRejection");
  return made;
}

/** What a MicroPython with these files answers. */
async function answers(/** @type {Record<string, string | Buffer>} */ files) {
  /** @type {string[]} */
  const printed = [];
  const python = await loadMicroPython({ stdout: (/** @type {string} */ line) => printed.push(line), linebuffer: true });
  for (const [path, content] of Object.entries(files)) {
    python.FS.mkdirTree(`/lib/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`/lib/${path}`, content);
  }
  for (const path of Object.keys(files))
    python.runPython(`import ${path.replace(/(\/__init__)?\.m?py$/, "").replaceAll("/", ".")}`);
  python.runPython("from numgames.bridge import call");
  for (const request of REQUESTS) python.runPython(`print(call(${JSON.stringify(request)}))`);
  return printed.join("\n");
}

const sources = ["first", "rest"].map((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
const parts = [await compiled(sources[0]), await compiled(sources[1])];
if ((await answers({ ...parts[0], ...parts[1] })) !== (await answers({ ...sources[0], ...sources[1] })))
  throw new Error("The compiled package does not answer as its sources do.");
const texts = parts.map((part) => Object.fromEntries(Object.entries(part).map(([path, mpy]) => [path, mpy.toString("base64")])));
console.log(JSON.stringify(texts));
