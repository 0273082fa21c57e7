// Runs before anything is drawn, as a plain blocking script: theme, contrast and motion as the
// user chose or the system wishes, and no flash of the home page where another screen is meant.
// Also keeps following the system.  And it asks for what the first worker will ask for, which the
// browser then has.  Knows the settings' key of storage.js and nothing else.

(() => {
  // A preload link would do the same, with a warning that the page itself never takes these.
  for (const address of document.currentScript?.dataset.soon?.split(" ") ?? [])
    fetch(address)
      .then((file) => file.arrayBuffer())
      .catch(() => {}); // the worker will say that it did not come

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
