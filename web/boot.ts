// Runs before anything is drawn, as a plain blocking script: theme, contrast and motion as the user chose or the
// system wishes, and no flash of the home page where another screen is meant.  Keeps following the system, asks early
// for what the first worker will ask for, and keeps an early tap.  Knows the key of the settings on this device and
// nothing else.

(() => {
  // A preload link would do the same, but warn that the page itself never uses these.
  const soon = document.querySelector<HTMLMetaElement>("meta[name=soon]")?.content.split(" ") ?? [];
  for (const address of soon)
    fetch(address)
      .then((file) => file.arrayBuffer())
      .catch(() => {}); // the worker will say that it did not come

  /** Where settings are kept, by the path of this copy of the site; earlier versions had one place for all of them. */
  const source = document.currentScript?.getAttribute("src");
  const place = source ? new URL("../", new URL(source, document.baseURI)).pathname : "/"; // "/": all in one file
  const [KEY, OLD] = [`numgames:settings ${place}`, "numgames:settings"];
  const root = document.documentElement;
  /** What the system is asked, and the two values that its answer stands for. */
  const wishes: Record<string, [query: string, yes: string, no: string]> = {
    theme: ["(prefers-color-scheme: dark)", "dark", "light"],
    contrast: ["(prefers-contrast: more)", "more", "normal"],
    motion: ["(prefers-reduced-motion: reduce)", "less", "full"],
  };

  function apply() {
    let settings: Record<string, unknown> = {};
    try {
      settings = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
    } catch {
      // nothing saved, or not readable: the system decides
    }
    for (const [name, [query, yes, no]] of Object.entries(wishes)) {
      const chosen = settings[name];
      root.dataset[name] = chosen === yes || chosen === no ? chosen : matchMedia(query).matches ? yes : no;
    }
  }

  try {
    const old = localStorage.getItem(OLD);
    if (old && !localStorage.getItem(KEY)) localStorage.setItem(KEY, old);
    if (old) localStorage.removeItem(OLD);
  } catch {
    // a browser that keeps nothing
  }

  // A tap on the shelf starts a game, also before there is anything that could: it is kept until then.
  document.addEventListener("click", (event) => {
    const way = event.target instanceof Element && event.target.closest<HTMLElement>("[data-start]");
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return; // or it opens elsewhere, as a link does
    event.preventDefault();
    way.dataset.tapped = "";
  });

  apply();
  for (const [query] of Object.values(wishes)) matchMedia(query).addEventListener("change", apply);
  addEventListener("numgames:settings", apply);
  root.toggleAttribute("data-elsewhere", /^#\/[a-z]/.test(location.hash) || /^#\d/.test(location.hash));
})();
