// For the type check alone (tsconfig.json): what the page imports from files that only a built
// site has.  runtime/ comes from npm, built/ is written by tools/build_site.py.

declare module "*/runtime/lit-html/lit-html.js" {
  export * from "lit-html";
}
declare module "*/runtime/lit-html/directives/repeat.js" {
  export * from "lit-html/directives/repeat.js";
}
declare module "*/runtime/idb-keyval/index.js" {
  export * from "idb-keyval";
}
declare module "*/runtime/lean-qr/index.mjs" {
  export * from "lean-qr";
}
declare module "*/runtime/lean-qr/extras/svg.mjs" {
  export * from "lean-qr/extras/svg";
}
declare module "*/runtime/pyscript/core.js";
declare module "*/runtime/pyodide/pyodide.mjs";
declare module "*/runtime/micropython/micropython.mjs";

declare module "*/built/build.js" {
  export const build: string;
}
declare module "*/built/config.js" {
  export const config: Record<string, unknown>;
}
declare module "*/built/sizes.js" {
  type Sizes = Record<string, { plain: number; packed: number }>;
  export const sizes: { quick: Sizes; full: Sizes };
}
declare module "*/built/version.js" {
  export const version: string;
}
declare module "*/built/catalogue.js";
declare module "*/built/fairness.js";
declare module "*/built/levels.js";
declare module "*/built/rules.js";
declare module "*/built/lab.js" {
  export const lab: string[];
}
