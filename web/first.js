// Runs before anything is drawn, as a plain blocking script: theme, contrast and motion as the
// user chose or the system wishes, and no flash of the home page where another screen is meant.
// Also keeps following the system.  And it sends the first worker off, which then starts while the page
// comes.  Knows the settings' key of storage.js and what a worker begins with, and nothing else.

(() => {
  /** A worker with a channel as interpreter.js makes them, which takes both, with all that was said until then;
   * started.js hands the worker to PyScript.  Nothing can be imported here, so their name is written twice. */
  function sendOff(/** @type {string} */ script) {
    const tell = `numgames-quick-${Math.random()}`; // other tabs have other channels
    const bytes = new BroadcastChannel(tell);
    const news = /** @type {MessageEvent[]} */ ([]);
    bytes.onmessage = (event) => news.push(event);
    const address = new URL(`${script}#${tell}`, document.baseURI).href;
    const worker = new Worker(address, { type: "module" });
    const early = { tell, bytes, news, address, worker };
    worker.onerror = () => {
      early.worker = null; // nothing came of it: PyScript makes another one
    };
    Object.assign(globalThis, { numgamesEarly: early });
  }

  const { worker } = document.currentScript?.dataset ?? {};
  try {
    if (worker) sendOff(worker);
  } catch {
    // no worker from here: PyScript will make one, and say why it cannot
  }

  const root = document.documentElement;
  const wishes = {
    theme: ["(prefers-color-scheme: dark)", "dark", "light"],
    contrast: ["(prefers-contrast: more)", "more", "normal"],
    motion: ["(prefers-reduced-motion: reduce)", "less", "full"],
  };

  function apply() {
    let chosen = {};
    try {
      chosen = JSON.parse(localStorage.getItem("numgames:settings") ?? "{}") ?? {};
    } catch {
      // nothing kept, or nothing readable: the system decides
    }
    for (const [name, [query, yes, no]] of Object.entries(wishes)) {
      const value = chosen[name];
      root.dataset[name] = value === yes || value === no ? value : matchMedia(query).matches ? yes : no;
    }
  }

  apply();
  for (const [query] of Object.values(wishes)) matchMedia(query).addEventListener("change", apply);
  addEventListener("numgames:settings", apply);
  root.toggleAttribute("data-elsewhere", /^#\/[a-z]/.test(location.hash) || /^#\d/.test(location.hash));
})();
