// Putting numgames on the home screen: what this browser can do about it.  Started by
// tablet.js.  No DOM; screens/install.js draws the button and the picture guide.

/**
 * `can`: the browser has offered to install; `done`: it runs from the home screen or has just
 * been put there; `apple`: an iPad or iPhone, where only the person can do it.
 */
export type Install = {can: boolean, done: boolean, apple: boolean};
export type Offer = Event & {prompt: () => Promise<void>, userChoice: Promise<{outcome: string}>};

/** @param options `report` is told every change */
export function watchInstall({ report }: {report: (install: Install) => void}) {
  const { userAgent, platform, maxTouchPoints } = navigator;
  let install: Install = {
    can: false,
    done:
      matchMedia("(display-mode: standalone)").matches ||
      (navigator as {standalone?: boolean}).standalone === true,
    // an iPad says that it is a Mac; a Mac has no touch screen
    apple: /iPad|iPhone/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1),
  };
  let offer: Offer | null = null;
  const set = (news: Partial<Install>) => {
    install = { ...install, ...news };
    report(install);
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the page has a button of its own
    offer = (event as Offer);
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
