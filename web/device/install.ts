// @ts-check
// Putting numgames on the home screen: what this browser can do about it.  Started by
// tablet.js.  No DOM; screens/install.js draws the button and the picture guide.

/**
 * `can`: the browser has offered to install; `done`: it runs from the home screen or has just
 * been put there; `apple`: an iPad or iPhone, where only the person can do it.
 * @typedef {{can: boolean, done: boolean, apple: boolean}} Install
 * @typedef {Event & {prompt: () => Promise<void>, userChoice: Promise<{outcome: string}>}} Offer
 */

/**
 * @param {{report: (install: Install) => void}} options `report` is told every change
 */
export function watchInstall({ report }) {
  const { userAgent, platform, maxTouchPoints } = navigator;
  /** @type {Install} */
  let install = {
    can: false,
    done:
      matchMedia("(display-mode: standalone)").matches ||
      /** @type {{standalone?: boolean}} */ (navigator).standalone === true,
    // an iPad says that it is a Mac; a Mac has no touch screen
    apple: /iPad|iPhone/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1),
  };
  /** @type {Offer | null} */
  let offer = null;
  const set = (/** @type {Partial<Install>} */ news) => {
    install = { ...install, ...news };
    report(install);
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the page has a button of its own
    offer = /** @type {Offer} */ (event);
    set({ can: true });
  });
  addEventListener("appinstalled", () => set({ can: false, done: true }));
  set({});

  /** Let the browser ask; an offer can be used once. */
  return async function ask() {
    const asked = offer;
    offer = null;
    set({ can: false });
    await asked?.prompt();
  };
}
