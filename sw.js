// Offline: keeps every file of one version of the site on the device, and serves from there.
//
// It sits at the root because its place is its scope.  A version is whole or it does not exist: each file is checked
// against its SHA-256 before it is kept, and a version that is not complete is never activated, so a page never sees
// files of two.
// The build writes the list between the marks below, and the sentences at the end.  Knows neither page nor game, and the
// page does not need it: without it everything works, as long as there is a network.

/** @type {{version: string, files: Record<string, [hash: string, size: number, packed: number]>, start: string[]}} */
const { version: VERSION, files: FILES, start: START } = /*build:*/ { version: "", files: {}, start: [] } /*:build*/;

const SCOPE = self.registration.scope;
/** Caches belong to an origin, which may host more than one copy of this site. */
const FAMILY = `numgames ${new URL(SCOPE).pathname} `;
const CACHE = FAMILY + VERSION;
const PAGE = "index.html";
/** The hash of a file, kept with it: the next version finds by it what it can take over. */
const HASH = "x-sha256";

/** By the end of a file's name.  A host that says something else for an hour must not break the page for good. */
const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  py: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  zip: "application/zip",
};
const typeOf = (/** @type {string} */ path) => TYPES[path.split(".").pop()] ?? "application/octet-stream";

/** Downloads at a time: few, to stay out of the way of playing. */
const LANES = 3;
/** A download that delivers nothing for this long has failed, milliseconds. */
const STALLED = 20000;
/** How long a missing file may hold up the page while it is fetched again, milliseconds. */
const PATIENCE = 3000;
/** Milliseconds between two reports of progress. */
const BEAT = 100;

const address = (/** @type {string} */ path) =>
  new URL(path.split("/").map(encodeURIComponent).join("/"), SCOPE).href;

/** What the page starts with.  If anything else is missing, the page can say so itself. */
const NEEDED = [PAGE, ...START];
const PATHS = new Map(Object.keys(FILES).map((path) => [address(path), path]));
if (PAGE in FILES) PATHS.set(SCOPE, PAGE);

let opened; // opening takes as long as finding a file
/** @returns {Promise<Cache>} */
const ours = () => (opened ??= caches.open(CACHE));

// ---------- a new version ----------

self.addEventListener("install", (event) => {
  event.waitUntil(install());
  // A browser that can finds these by itself.  None has gone missing: page() has just looked.
  const or = NEEDED.filter((path) => path !== PAGE).map((path) => ({ urlPattern: address(path) }));
  event.addRoutes?.({ condition: { or }, source: { cacheName: CACHE } }).catch(() => {});
});

async function install() {
  try {
    await fill();
    if (await othersAreBroken()) await self.skipWaiting(); // no page of theirs is there to ask for it
  } catch (error) {
    // What has arrived is kept: the next try continues from there.
    await tell({ state: "failed", full: error.name === "QuotaExceededError" });
    throw error;
  }
}

/** Get every file of this version: kept already, taken over from another one, or downloaded. */
async function fill() {
  const cache = await ours();
  const wanted = await missing();
  const others = await otherVersions();
  const progress = new Progress(wanted);
  const stop = new AbortController();
  const lane = async () => {
    for (let path = wanted.shift(); path; path = wanted.shift()) {
      const file =
        (await taken(others.get(FILES[path][0]), path)) ??
        (await download(path, { signal: stop.signal, limit: STALLED, progress }));
      await cache.put(address(path), file);
      progress.kept(path);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    stop.abort(); // when one lane has failed, the others need not go on
  }
}

/** Files of this version that are not in its cache. */
async function missing() {
  const kept = new Set((await (await ours()).keys()).map(({ url }) => url));
  return Object.keys(FILES).filter((path) => !kept.has(address(path)));
}

/** What other versions have kept, by hash. */
async function otherVersions() {
  const found = new Map();
  for (const name of await family()) {
    const files = await (await caches.open(name)).matchAll();
    for (const file of files) found.set(file.headers.get(HASH), file);
  }
  return found;
}

/** Whether no other version can start: earlier ones have kept whatever type a host gave to a script. */
async function othersAreBroken() {
  const names = await family();
  const broken = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const scripts = (await cache.keys()).filter(({ url }) => /\.m?js$/.test(url));
    const types = await Promise.all(scripts.map(async (script) => (await cache.match(script))?.headers.get("content-type")));
    return types.some((type) => !/javascript/.test(type ?? ""));
  }));
  return names.length > 0 && !broken.includes(false);
}

const family = async () => (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);

/** A file kept by another version, if it still is what it was. */
async function taken(/** @type {Response | undefined} */ kept, /** @type {string} */ path) {
  if (!kept) return null;
  return checked(await kept.clone().arrayBuffer(), path).catch(() => null);
}

/**
 * A file from the server.  A cache on the way may hold an older one: if the file is not the
 * right one it is asked for once more, past every cache.
 * @param {string} path
 * @param {{limit: number, signal?: AbortSignal, progress?: Progress}} how
 */
async function download(path, { limit, signal, progress }) {
  const tries = [
    [address(path), "no-cache"],
    [`${address(path)}?${FILES[path][0]}`, "reload"],
  ];
  for (const [url, cache] of tries) {
    const end = new AbortController();
    const giveUp = () => end.abort();
    signal?.addEventListener("abort", giveUp);
    let timer = setTimeout(giveUp, limit);
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limit);
    };
    try {
      const response = await fetch(url, { cache, priority: "low", signal: end.signal });
      const bytes = await read(response, path, (got) => {
        alive();
        progress?.got(path, got, response.headers.has("content-encoding"));
      });
      return await checked(bytes, path);
    } catch (error) {
      if (!(error instanceof WrongFile) || url !== address(path)) throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    }
  }
  throw new WrongFile(path);
}

class WrongFile extends Error {}

/** @returns {Promise<ArrayBuffer>} the bytes of a response, counted as they come */
async function read(response, path, count) {
  if (!response.ok) throw new WrongFile(`${path}: ${response.status}`);
  const bytes = new Uint8Array(FILES[path][1]);
  let got = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (got + value.length > bytes.length) throw new WrongFile(`${path} is too long`);
    bytes.set(value, got);
    got += value.length;
    count(got);
  }
  return got === bytes.length ? bytes.buffer : bytes.buffer.slice(0, got);
}

/** The file to keep, if these are its bytes. */
async function checked(/** @type {ArrayBuffer} */ bytes, /** @type {string} */ path) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash !== FILES[path][0]) throw new WrongFile(path);
  const headers = { [HASH]: hash, "content-length": String(bytes.byteLength), "content-type": typeOf(path) };
  return new Response(bytes, { headers });
}

/** Tells the pages how much has arrived, in bytes as transferred. */
class Progress {
  constructor(/** @type {string[]} */ wanted) {
    this.part = new Map(Object.keys(FILES).map((path) => [path, 1]));
    for (const path of wanted) this.part.set(path, 0);
    this.packed = false;
    this.last = 0;
  }

  got(/** @type {string} */ path, /** @type {number} */ bytes, /** @type {boolean} */ packed) {
    this.packed ||= packed;
    this.part.set(path, bytes / FILES[path][1]);
    this.report();
  }

  kept(/** @type {string} */ path) {
    this.part.set(path, 1);
    this.report();
  }

  report() {
    if (Date.now() - this.last < BEAT) return;
    this.last = Date.now();
    let done = 0;
    let total = 0;
    for (const [path, part] of this.part) {
      const size = FILES[path][this.packed ? 2 : 1];
      done += size * part;
      total += size;
    }
    tell({ state: "fetching", done, total });
  }
}

// ---------- the version in use ----------

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

async function forgetOthers() {
  for (const name of await family()) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = PATHS.get(request.url.replace(/[?#].*/, ""));
  if (request.method !== "GET" || path === undefined) return;
  event.respondWith(request.mode === "navigate" && path === PAGE ? page() : file(path));
});

/** The kept file; if it has gone missing, a new copy. */
async function file(/** @type {string} */ path) {
  return (await kept(path)) ?? heal(path).catch(() => Response.error());
}

/** What is kept of a file, if it is of the right type. */
async function kept(/** @type {string} */ path) {
  const found = await (await ours()).match(address(path));
  return found?.headers.get("content-type") === typeOf(path) ? found : undefined;
}

/** The page, or a sentence that says why it cannot start: never half of it, never a blank. */
async function page() {
  const there = await Promise.all(NEEDED.map(kept));
  const gone = NEEDED.filter((_, i) => !there[i]);
  const back = await Promise.allSettled(gone.map((path) => heal(path)));
  if (back.every(({ status }) => status === "fulfilled")) return file(PAGE);
  // The server may have moved on to another version: that one is whole, so it takes over.
  self.registration.waiting?.postMessage("take over");
  self.registration.update().catch(() => {});
  return new Response(EXPLANATION, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** Fetch again a file that has gone missing. */
async function heal(/** @type {string} */ path, limit = PATIENCE) {
  const fresh = await download(path, { limit });
  await (await ours()).put(address(path), fresh.clone());
  return fresh;
}

/** Check that all files are here, restore what is missing, and tell the pages; then check that none has changed.  No
 * request waits for it. */
async function check() {
  opened = undefined; // a neighbour may have deleted the cache: what is open then is nowhere
  if (!(await mend(await missing()))) return;
  const bad = await spoilt();
  if (bad.length) await mend(bad);
}

/** Fetch these again; returns whether all files are here then. */
async function mend(/** @type {string[]} */ gone) {
  if (gone.length) await tell({ state: "hole" });
  const back = await Promise.allSettled(gone.map((path) => heal(path, STALLED)));
  const whole = back.every(({ status }) => status === "fulfilled");
  if (whole) await tell({ state: "ready" });
  return whole;
}

/** Files that have changed, checked one after the other so nothing else has to wait. */
async function spoilt() {
  const found = [];
  for (const path of Object.keys(FILES)) {
    const response = await kept(path);
    if (!(response && (await taken(response, path)))) found.push(path);
  }
  return found;
}

const EXPLANATION = `<!doctype html>
<html lang="{=lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>numgames</title>
<style>
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; gap: 1rem; min-height: 90vh; margin: 1rem;
    font: 500 1.25rem/1.4 ui-rounded, system-ui, sans-serif; text-align: center; }
  p { max-width: 32rem; margin: 0; }
</style>
<main>
<p>{=isMissing}</p>
<p><a href="./">{=tryOnceMore}</a></p>
</main>
</html>
`;

// ---------- talking with the pages ----------

self.addEventListener("message", (event) => {
  const answers = {
    version: () => event.ports[0].postMessage(VERSION),
    check: () => event.waitUntil(check()),
    tidy: () => event.waitUntil(forgetOthers()),
    claim: () => event.waitUntil(self.clients.claim()),
    "take over": () => self.skipWaiting(),
  };
  answers[event.data]?.();
});

/** Say something to every page of this copy of the site, controlled or not.  Another copy may lie in a folder of this
 * one: whom it is about stands with it. */
async function tell(/** @type {object} */ news) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const client of pages)
    if (client.url.startsWith(SCOPE)) client.postMessage({ ...news, version: VERSION, scope: SCOPE });
}
