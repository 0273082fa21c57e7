// Puts the scripts of a site together, in place: few files instead of a hundred, because every
// request before the first tap costs more than all that is in it.
//
//     node tools/bundle.mjs SITE NODE_MODULES     prints, as JSON, what the page needs at once
//
// Called by build_site.py when web/ is complete.  Knows which scripts a page or a worker starts
// with; what they import is found by esbuild.

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [site, modules] = process.argv.slice(2).map((path) => resolve(path));

const PAGE = "web/main.js";
/** Fetched at once, but nothing waits for it. */
const PYSCRIPT = "web/pyscript.js";
const EDITOR = "web/lab/editor.js";
/** One file each: they share nothing with the page, and what begins in a worker cannot. */
const ALONE = [PYSCRIPT, EDITOR, "web/load/quick.mjs", "web/load/full.mjs", "web/lab/worker.mjs"];
/** Runs before all others, as a plain script. */
const FIRST = "web/first.js";
const STYLES = ["web/built/style.css", "web/built/later.css"];
/** Interpreters ask for these when they find themselves in node or without their files. */
const NEVER = ["node:*", "fs", "module", "path", "crypto", "url", "vm", "child_process", "ws", "mip", "micropip"];

/** Starting workers is all that is wanted of PyScript.  It would wait for seven plugins before the
 * first of them, and have each import a Python library of which nothing is used. */
const LEFT_OUT = [
  [/core\/src\/plugins\.js$/, "export default {};"],
  [/core\/src\/plugins\/\w+\.js$/, "export default {};"],
  [/core\/src\/stdlib\.js$/, 'export const stdlib = "", optional = "";'],
  [/polyscript\/esm\/3rd-party\/\w+\.js$/, ""], // settings are data: no TOML, no zip
  [/polyscript\/esm\/interpreter\/pyodide_graph\.js$/, "export default {};"], // and no packages
  [/polyscript\/esm\/python\/mip\.js$/, 'export default "";'],
  [/polyscript\/esm\/interpreter\/_nativefs\.js$/, "export const initializeNativeFS = () => {};"], // no folders of the device
];
/** What runs in PyScript's workers.  It would make a blob of this for every worker; first.js needs an address. */
const WORKER = "web/load/xworker.js";
const MAKER = /polyscript\/esm\/worker\/xworker\.js$/;
const BLOB = /URL\.createObjectURL\(new Blob\(\['\/\*@\*\/'\+(".*")\.replace\(re,place\)\],\{type:'text\/javascript'\}\)\)/s;

/** Where PyScript finds what to begin a worker with: interpreter.js says it. */
const ADDRESS = "globalThis.numgamesScript";
/** Before the script waits for the page, its interpreter sets out; the worker's fragment says which (interpreter.js).
 * By `import()`, since of what a worker imports in any other way the browser does not keep what it has compiled. */
const AHEAD = '(/-quick-/.test(location.hash)?import("./quick.mjs"):import("./full.mjs")).catch(()=>{});';

/** PyScript tries whether memory can be shared.  Without headers that nobody sends it cannot, and the browser would
 * read the whole script once more only to put into words what went wrong. */
const SHARED = /utils\/src\/shared-array-buffer\.js$/;
const TRIED = /try\s*\{[^{}]*(new (\w+)\(4,\s*\{\s*maxByteLength:\s*8\s*\}\));?\s*\}\s*catch\s*\(\w+\)/;

function looked(/** @type {string} */ source) {
  if (!TRIED.test(source)) throw new Error("PyScript shares memory in another way now: tools/bundle.mjs has to learn it.");
  return source.replace(TRIED, "if(!(()=>{try{return $2&&$1}catch{}})())");
}

/** Puts the script into its file, and its address where the blob was. */
async function unblobbed(/** @type {{path: string}} */ { path }) {
  const source = await readFile(path, "utf8");
  const [blob, script] = BLOB.exec(source) ?? [];
  if (!script) throw new Error("PyScript makes its workers in another way now: tools/bundle.mjs has to learn it.");
  await writeFile(join(site, WORKER), AHEAD + looked(JSON.parse(script)));
  return { contents: source.replace(blob, () => ADDRESS) };
}

const onlyWorkers = {
  name: "only workers",
  setup(/** @type {import("esbuild").PluginBuild} */ { onLoad }) {
    for (const [filter, contents] of LEFT_OUT) onLoad({ filter }, () => ({ contents }));
    onLoad({ filter: MAKER }, unblobbed);
    onLoad({ filter: SHARED }, async ({ path }) => ({ contents: looked(await readFile(path, "utf8")) }));
  },
};

/** It would also look at every element that is ever drawn, for Python in its attributes. */
const UNWATCHED = fileURLToPath(new URL("unwatched.js", import.meta.url));

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
for (const path of ALONE)
  await build({
    ...common,
    entryPoints: [path],
    outfile: path,
    external: NEVER,
    plugins: [onlyWorkers],
    inject: path === PYSCRIPT ? [UNWATCHED] : [],
  });
const { metafile } = await build({
  ...common,
  entryPoints: [PAGE],
  outdir: "web", // all of them here, so that addresses stay true (web/here.js)
  chunkNames: "[name]-[hash]",
  splitting: true,
  external: [PYSCRIPT, EDITOR].map((path) => join(site, path)),
});

await build({ ...common, bundle: false, entryPoints: STYLES, outdir: "web/built" });
await build({ ...common, bundle: false, format: undefined, entryPoints: [FIRST], outfile: FIRST });

const made = [FIRST, WORKER, ...ALONE, ...Object.keys(metafile.outputs)];
for (const file of await readdir(join(site, "web"), { recursive: true }))
  if (/\.m?js$/.test(file) && !made.includes(`web/${file}`)) await rm(join(site, "web", file));

const atOnce = [PAGE];
for (const script of atOnce)
  for (const { path, kind, external } of metafile.outputs[script].imports)
    if (kind === "import-statement" && !external && !atOnce.includes(path)) atOnce.push(path);
console.log(JSON.stringify([...atOnce, PYSCRIPT]));
