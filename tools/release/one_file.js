// The first script of numgames.html, the whole site in one file (tools/release/one_file.py): gives the
// page's scripts and both Python workers their files, without a server and without a network.
//
// All files are in the pack below the page as the site has them.  They think they live at HOME, an
// address that does not exist; what they fetch or import from there comes out of the pack.  A script
// that has become a blob has no address from which it could import another, so that each is given its
// own when it is unpacked.  A page from the disk has no origin: its workers can be neither modules nor
// read its blobs.  So a worker gets the files themselves, with its first message, and makes blobs of its own.

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

    const STATIC = /\b(from|import)\s*(["'])(\.{1,2}\/[^"']+)\2/g;
    const DYNAMIC = /(^|[^\w$.])import\(\s*(?:(["'])(\.{1,2}\/[^"']+)\2)?/g;
    const META = /(^|[^\w$.])import\.meta(\.url)?(?![\w$])/g;

    /** What a script becomes: all that hangs on its address is put in place of it.  `linked` has the blobs of those
     * that it imports. */
    const placed = (text, path, linked) => {
      const beside = (other) => pathOf(new URL(other, home + path));
      const own = `numgamesUrl("${path}", import.meta.url)`;
      return text
        .replace(STATIC, (all, word, _, other) => (linked[beside(other)] ? `${word}"${linked[beside(other)]}"` : all))
        .replace(META, (_, before, url) => before + (url ? own : `({url:${own}})`))
        .replace(DYNAMIC, (_, before, __, other) => `${before}numgamesLoad(${other ? `"${beside(other)}"` : ""}`);
    };

    /** A script as a blob, after those that it imports. */
    const link = (path) => {
      links[path] ??= (async () => {
        const text = await new Response(unpacked((await pack)[path])).text();
        const linked = {};
        for (const [, , , other] of text.matchAll(STATIC)) {
          const target = pathOf(new URL(other, home + path));
          if ((await pack)[target]) linked[target] = await link(target);
        }
        return URL.createObjectURL(new Blob([placed(text, path, linked)], { type: "text/javascript" }));
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
      return import(path === null ? address : (await link(path)) + new URL(address, home).hash);
    };
    /** What `import.meta.url` became. */
    self.numgamesUrl = (path, blob) => home + path + new URL(blob).hash;
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
        const text = [before, "(async () => {", made.get(String(address)), "\n})();"]; // it awaits
        super(link(new Blob(text, { type: "text/javascript" })), { ...options, type: "classic" });
        this.postMessage(pack);
      }
    };
    settle(home, Promise.resolve(pack));
    self.numgamesLoad("web/main.js");
  }

  addEventListener("DOMContentLoaded", start);
})();
