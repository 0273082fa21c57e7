// Puts the scripts of a site together, in place: few files instead of a hundred, because every
// request before the first tap costs more than all that is in it.
//
//     node tools/build/bundle.mjs SITE NODE_MODULES     prints, as JSON, what the page needs at once
//
// Knows which scripts a page or a worker starts
// with; what they import is found by esbuild.  PyScript is not among them: it is used as published.

import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const [site, modules] = process.argv.slice(2).map((path) => resolve(path));

const PAGE = "web/main.js";
const EDITOR = "web/lab/editor.js";
/** One file each: they share nothing with the page, and what begins in a worker cannot. */
const ALONE = [EDITOR, "web/load/quick.mjs", "web/load/full.mjs", "web/lab/worker.mjs"];
/** Runs before all others, as a plain script. */
const FIRST = "web/first.js";
const STYLES = ["web/built/style.css", "web/built/later.css"];
/** Interpreters ask for these when they find themselves in node or without their files. */
const NEVER = ["node:*", "fs", "module", "path", "crypto", "url", "vm", "child_process", "ws"];

const common = {
  absWorkingDir: site,
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  legalComments: "eof",
  logLevel: "warning",
  allowOverwrite: true,
  metafile: true,
  nodePaths: [modules], // the site may be anywhere
};
for (const path of ALONE) await build({ ...common, entryPoints: [path], outfile: path, external: NEVER });
const { metafile } = await build({
  ...common,
  entryPoints: [PAGE],
  outdir: "web", // all of them here, so that addresses stay true (web/here.js)
  chunkNames: "[name]-[hash]",
  splitting: true,
  external: [join(site, EDITOR)],
});

await build({ ...common, bundle: false, entryPoints: STYLES, outdir: "web/built" });
await build({ ...common, bundle: false, format: undefined, entryPoints: [FIRST], outfile: FIRST });

const made = [FIRST, ...ALONE, ...Object.keys(metafile.outputs)];
for (const file of await readdir(join(site, "web"), { recursive: true }))
  if (/\.m?js$/.test(file) && !made.includes(`web/${file}`)) await rm(join(site, "web", file));

const atOnce = [PAGE];
for (const script of atOnce)
  for (const { path, kind, external } of metafile.outputs[script].imports)
    if (kind === "import-statement" && !external && !atOnce.includes(path)) atOnce.push(path);
console.log(JSON.stringify(atOnce));
