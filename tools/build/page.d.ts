// For the type check alone (tsconfig.json): what the page imports from files that only a built
// site has, and packages without types.  built/ is written by tools/build/site.py.

declare module "@micropython/micropython-webassembly-pyscript";

declare module "*/built/lock.js" {
  export const lock: import("pyodide").PyodideAPI["lockfile"];
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
