// The first script of numgames.html, the whole site in one file (tools/one_file.py): gives the
// page's scripts and both Python workers their files, without a server and without a network.
//
// The site's own scripts are used as they are.  They believe to live at HOME, an address that
// does not exist; whatever they fetch or import from there comes out of the pack below the page.
// Runs once in the page and, handed on as text, once in each worker before anything else.

(() => {
  const HOME = "https://numgames.invalid/";

  /**
   * Answer `fetch` and `import()` from the pack.
   * @param {Record<string, string>} packed path -> blob address of the gzipped file
   * @param {Record<string, string>} modules path -> blob address of the script, ready to import
   */
  function settle(packed, modules, HOME) {
    const TYPES = { wasm: "application/wasm", json: "application/json", zip: "application/zip" };
    const queries = {};
    const fetchPlainly = self.fetch;
    const parts = (address) => {
      const { href, search } = new URL(address, HOME);
      return [href.startsWith(HOME) ? href.slice(HOME.length).replace(/[?#].*$/, "") : null, search];
    };

    self.fetch = async (input, init) => {
      const [path] = parts(input.url ?? input);
      if (path === null || !(path in packed)) return fetchPlainly(input, init);
      const { body } = await fetchPlainly(packed[path]);
      const type = TYPES[path.split(".").pop()] ?? "text/plain";
      const response = new Response(body.pipeThrough(new DecompressionStream("gzip")), {
        headers: { "content-type": type },
      });
      Object.defineProperty(response, "url", { value: HOME + path });
      return response;
    };
    /** What `import()` became; a query is kept for `import.meta.url`. */
    self.numgamesLoad = (address) => {
      const [path, search] = parts(address);
      if (search) queries[path] = search;
      return import(modules[path] ?? address);
    };
    /** What `import.meta.url` became. */
    self.numgamesUrl = (path) => HOME + path + (queries[path] ?? "");
  }

  const unpacked = async (bytes) =>
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  const blob = (content, type) => URL.createObjectURL(new Blob([content], { type }));

  /** Workers get their files before they run. */
  function preload(packed, modules) {
    const text = `(${settle})(${JSON.stringify(packed)}, ${JSON.stringify(modules)}, "${HOME}");`;
    const first = blob(text, "text/javascript");
    self.Worker = class extends Worker {
      constructor(address, options) {
        const both = [first, address].map((one) => `"${one}"`);
        const whole =
          options?.type === "module"
            ? both.map((one) => `import ${one};`).join("\n")
            : `importScripts(${both});`;
        super(blob(whole, "text/javascript"), options);
      }
    };
  }

  async function start() {
    const pack = document.getElementById("pack");
    const { scripts, files } = JSON.parse(pack.textContent);
    pack.remove();
    const packed = {};
    for (const [path, text] of Object.entries(files))
      packed[path] = blob(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)), "application/gzip");
    const texts = await Promise.all(
      scripts.map(async (path) => unpacked(await (await fetch(packed[path])).arrayBuffer())),
    );
    const modules = {};
    scripts.forEach((path, i) => {
      // whoever is imported comes first in the list
      const text = texts[i].replace(/"numgames-file:([^"]+)"/g, (_, path) => `"${modules[path]}"`);
      modules[path] = blob(text, "text/javascript");
    });
    settle(packed, modules, HOME);
    preload(packed, modules);
    await self.numgamesLoad(`${HOME}web/main.js`);
  }

  addEventListener("DOMContentLoaded", start);
})();
