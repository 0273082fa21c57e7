// The first script of numgames.html, the whole site in one file (tools/one_file.py): gives the
// page's scripts and both Python workers their files, without a server and without a network.
//
// The site's own scripts are used as they are.  They believe to live at HOME, an address that
// does not exist; whatever they fetch or import from there comes out of the pack below the page.
// A page from the disk has no origin: its workers can be neither modules nor read its blobs.  So
// that a worker gets the files themselves, with its first message, and makes blobs of its own.

(() => {
  /**
   * Answer `fetch` and `import()` from the pack.  Runs in the page and, as text, in each worker.
   * @param {string} home
   * @param {Promise<Record<string, Blob>>} pack path -> the file, gzipped
   */
  function settle(home, pack) {
    const TYPES = { wasm: "application/wasm", json: "application/json", zip: "application/zip" };
    const links = {};
    const fetchPlainly = self.fetch;

    const pathOf = (address) => {
      const { href } = new URL(address, home);
      return href.startsWith(home) ? href.slice(home.length).replace(/[?#].*$/, "") : null;
    };
    const unpacked = (blob) => blob.stream().pipeThrough(new DecompressionStream("gzip"));

    /** A script as a blob, after those that it imports. */
    const link = (path) => {
      links[path] ??= (async () => {
        let text = await new Response(unpacked((await pack)[path])).text();
        const wanted = new Set([...text.matchAll(/"numgames-file:([^"]+)"/g)].map(([, other]) => other));
        const found = await Promise.all([...wanted].map(async (other) => [other, await link(other)]));
        for (const [other, url] of found) text = text.replaceAll(`"numgames-file:${other}"`, `"${url}"`);
        return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
      })();
      return links[path];
    };

    /** PyScript takes a worker to live where its blob says, which here is nowhere. */
    self.URL = class extends URL {
      constructor(address, base) {
        super(address, String(base).startsWith("null/") ? home : base);
      }
    };
    self.fetch = async (input, init) => {
      const path = pathOf(input.url ?? input);
      if (path === null) return fetchPlainly(input, init);
      const blob = (await pack)[path];
      if (!blob) return new Response("", { status: 404 });
      const type = TYPES[path.split(".").pop()] ?? "text/plain";
      const response = new Response(unpacked(blob), { headers: { "content-type": type } });
      return Object.defineProperty(response, "url", { value: home + path });
    };
    /** What `import()` became. */
    self.numgamesLoad = async (address) => {
      const path = pathOf(address);
      return import(path === null ? address : await link(path));
    };
    /** What `import.meta.url` became. */
    self.numgamesUrl = (path) => home + path;
  }

  /** What a worker does before anything else: its first message is the pack. */
  function receive() {
    return new Promise((resolve) => {
      const first = (event) => {
        event.stopImmediatePropagation();
        removeEventListener("message", first);
        resolve(event.data);
      };
      addEventListener("message", first);
    });
  }

  function unpack() {
    const element = document.getElementById("pack");
    const files = Object.entries(JSON.parse(element.textContent));
    element.remove();
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return Object.fromEntries(files.map(([path, text]) => [path, new Blob([bytes(text)])]));
  }

  function start() {
    const home = "https://numgames.invalid/";
    const pack = unpack();
    const before = `"use strict";\n(${settle})("${home}", (${receive})());\n`;
    const made = new Map();
    const link = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const url = link(blob);
      made.set(url, blob);
      return url;
    };
    self.Worker = class extends Worker {
      constructor(address, options) {
        const script = made.get(String(address)) ?? document.getElementById("worker").textContent;
        const text = [before, "(async () => {", script, "\n})();"]; // it awaits
        const blob = link(new Blob(text, { type: "text/javascript" }));
        super(blob + new URL(address, home).hash, { ...options, type: "classic" });
        this.postMessage(pack);
      }
    };
    settle(home, Promise.resolve(pack));
    self.numgamesLoad("web/main.js");
  }

  addEventListener("DOMContentLoaded", start);
})();
