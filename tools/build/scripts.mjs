// Builds the page's scripts and its style sheet: few files, because every request before the first tap costs more
// than all that is in it.
//
//     node tools/build/scripts.mjs SITE DATA WORDS [--dev]
//
// DATA has the modules that are imported as "built/…", and gets a list of what the page needs at once.  WORDS is the
// folder of a language, and has those that are imported as "#words/…"; DATA/words.json gets those of other files.
// PyScript is not among these scripts: it is used as published.

import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [site, data, words] = process.argv.slice(2, 5).map((path) => resolve(path));
const dev = process.argv.includes("--dev");
const root = fileURLToPath(new URL("../..", import.meta.url));
const web = join(site, "web");

/** One file each: what begins in a worker shares nothing with the page. */
const WORKERS = ["web/python/loaders/load-micropython.ts", "web/python/loaders/load-pyodide.ts"];
const STYLES = ["web/main.css", "web/lab/editor.css"];
/** Interpreters ask for these when they find themselves in node or without their files. */
const NEVER = ["node:*", "fs", "module", "path", "crypto", "url", "vm", "child_process", "ws"];

const common = {
  absWorkingDir: root,
  outdir: web,
  outbase: "web",
  bundle: true,
  format: "esm",
  minify: !dev,
  sourcemap: dev ? "inline" : false,
  target: "es2022",
  legalComments: "eof",
  logLevel: "warning",
  metafile: true,
  nodePaths: [data, join(root, "node_modules")],
  alias: { "#words": words },
};

await build({ ...common, entryPoints: ["web/boot.ts"], format: "iife" }); // a plain script: it runs before all others
await build({ ...common, entryPoints: WORKERS, external: NEVER });
await build({ ...common, entryPoints: ["web/lab/sandbox-worker.ts"], external: NEVER, format: "iife" }); // where no module can be a worker
await build({ ...common, entryPoints: STYLES, external: ["*.woff2"] });
const page = { entryPoints: ["web/main.ts"], splitting: true, chunkNames: "[name]-[hash]" };
/** The page asks, and gets an answer when something has changed (tools/dev/live.py). */
const RELOAD = `(async () => { for (;;) if ((await fetch("changes")).status === 200) location.reload(); })().catch(() => {});`;
if (dev) page.footer = { js: RELOAD };
const { metafile } = await build({ ...common, ...page });

const outputs = Object.entries(metafile.outputs).map(([path, made]) => [resolve(root, path), made]);
const made = Object.fromEntries(outputs);
const atOnce = [join(web, "main.js")];
for (const script of atOnce)
  for (const { path, kind } of made[script].imports)
    if (kind === "import-statement" && !atOnce.includes(resolve(root, path))) atOnce.push(resolve(root, path));
await writeFile(join(data, "at-once.json"), JSON.stringify(atOnce.map((path) => path.slice(site.length + 1))));

/** The words of files that are no scripts, or are read before all scripts: by what they are for. */
const spoken = `
  import * as index from "#words/index";
  import * as cards from "#words/home-cards";
  import * as manifest from "#words/manifest";
  import * as worker from "#words/service-worker";
  import { lang } from "#words/language";
  export default { index: { ...index, lang }, cards, manifest: { ...manifest, lang }, worker: { ...worker, lang } };
`;
const { outputFiles } = await build({ ...common, stdin: { contents: spoken, resolveDir: root }, write: false, sourcemap: false });
const said = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
await writeFile(join(data, "words.json"), JSON.stringify(said.default));
