// Runs the tests of the page that need no browser, those in tests/web/: after every change in web/, since it takes
// seconds.  FOLDER/built/ has the data that the page imports as "built/…"; tools/build/data.py writes it.
//
//     python3 -m tools.build.data FOLDER
//     node tools/dev/web_tests.mjs FOLDER [WORD...]     only the files with one of the words in their path

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TESTS = join(ROOT, "tests/web");

const [data = "", ...words] = process.argv.slice(2);
if (!existsSync(join(data, "built/catalogue.js"))) {
  console.error("Which folder has the page's data?  python3 -m tools.build.data FOLDER");
  process.exit(2);
}

mkdirSync(join(ROOT, "build"), { recursive: true });
const folder = mkdtempSync(join(ROOT, "build/web-tests-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: [join(TESTS, "**/*.test.ts")],
  outbase: TESTS,
  outdir: folder,
  nodePaths: [resolve(data)],
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: "inline",
  metafile: true,
  logLevel: "warning",
});

const files = Object.keys(metafile.outputs)
  .map((file) => join(ROOT, file))
  .filter((file) => !words.length || words.some((word) => file.slice(folder.length).includes(word)));
const options = ["--enable-source-maps", "--no-warnings", "--test", "--test-reporter=spec"];
const { status, stdout } = spawnSync(process.execPath, [...options, ...files], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
const numbers = (name) => stdout.match(new RegExp(`^ℹ ${name} ([\\d.]+)`, "m"))?.[1];
if (status !== 0) console.log(stdout);
else console.log(`${numbers("pass")} tests of the page passed in ${Math.round(numbers("duration_ms") / 100) / 10} s.`);
process.exit(status ?? 1);
