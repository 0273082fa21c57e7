// Compiles Pyodide's library and our package for the page, then proves that they work.
//
//     node tools/build/precompile.mjs SOURCES OUT
//
// SOURCES has both parts of the package; OUT gets library.zip and numgames.zip.
// Fails if anything is not as with the stock library.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { REQUESTS } from "./some_requests.mjs";

const [sources, out] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const inside = readFileSync(join(here, "precompile_inside.py"), "utf8");

/** Pyodide with the functions of precompile_inside.py, by name. */
async function start(options = {}) {
  const python = await loadPyodide(options);
  python.runPython(inside);
  return {
    python,
    run(name, ...given) {
      const found = python.globals.get(name)(...given.map((one) => python.toPy(one)));
      return found?.toJs ? found.toJs() : found;
    },
  };
}

const part = (name) => JSON.parse(readFileSync(join(sources, `${name}.json`), "utf8"));
const ours = { ...part("first"), ...part("rest") };
const paths = Object.keys(ours);

const stock = await start();
const [library, packed] = stock.run("pack", ours);
const stdlib = join(out, "library.zip");
writeFileSync(stdlib, library);
writeFileSync(join(out, "numgames.zip"), packed);
const expected = JSON.parse(stock.run("answers", paths, REQUESTS));

const made = await start({ stdLibURL: stdlib });
made.python.FS.writeFile("/package.zip", packed);
made.python.runPython("sys.path.insert(0, '/package.zip')");
const got = JSON.parse(made.run("answers", paths, REQUESTS));
if (JSON.stringify(got.given) !== JSON.stringify(expected.given))
  throw new Error("The compiled package does not answer as its sources do.");
if (got.sources.length) throw new Error(`Not compiled: ${got.sources.join(", ")}`);
