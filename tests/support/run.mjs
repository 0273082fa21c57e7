// Runs a Python file with the package beside it, on an interpreter compiled to WebAssembly.
//
//     node run.mjs micropython|pyodide file.py
//
// Both interpreters get what the page gives them: their default heap and stack, and the package
// as plain files.  What the Python file prints goes to standard output.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const interpreters = {
  async micropython() {
    const { loadMicroPython } = await import("@micropython/micropython-webassembly-pyscript/micropython.mjs");
    return loadMicroPython({ stdout: print, linebuffer: true });
  },
  async pyodide() {
    const { loadPyodide } = await import("pyodide");
    return loadPyodide({ stdout: print });
  },
};

const lines = [];
function print(line) {
  lines.push(line);
}

function copyPackage(FS, folder) {
  FS.mkdir(`/${folder}`);
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== "__pycache__") copyPackage(FS, path);
    else if (entry.name.endsWith(".py")) FS.writeFile(`/${path}`, readFileSync(join(root, path)));
  }
}

const [name, file] = process.argv.slice(2);
const python = await interpreters[name]();
copyPackage(python.FS, "numgames");
python.runPython("import sys\nsys.path.insert(0, '/')");
python.runPython(readFileSync(file, "utf8"));
process.stdout.write(lines.map((line) => `${line}\n`).join(""));
