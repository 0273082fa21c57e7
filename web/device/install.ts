// Installing numgames on the home screen: what this browser can do.  No DOM and no game.

import type { InstallStatus } from "../app/model";

/** What the browser sends when it would install the page; no standard has it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

/** Reports every change to `report`; returns a function that lets the browser ask. */
export function watchInstall({ report }: { report: (install: InstallStatus) => void }) {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const onHomeScreen = "standalone" in navigator && navigator.standalone === true; // Safari's way to say so
  let install: InstallStatus = {
    can: false,
    done: matchMedia("(display-mode: standalone)").matches || onHomeScreen,
    // an iPad says that it is a Mac; a Mac has no touch screen
    apple: /iPad|iPhone/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1),
  };
  let offer: InstallOffer | null = null;
  const set = (news: Partial<InstallStatus>) => {
    install = { ...install, ...news };
    report(install);
  };
  addEventListener("beforeinstallprompt", (event) => {
    if (!isOffer(event)) return;
    event.preventDefault(); // the page has a button of its own
    offer = event;
    set({ can: true });
  });
  addEventListener("appinstalled", () => set({ can: false, done: true }));
  set({});

  /** An offer can be used once. */
  return async function ask() {
    const used = offer;
    offer = null;
    set({ can: false });
    await used?.prompt();
  };
}
