// Puts the page together: engine, storage, controller, shell.  Loaded by index.html.

import { createController } from "./controller.js";
import { startEngine } from "./engine.js";
import { createShell } from "./shell.js";
import { loadSettings, openStorage, saveSettings } from "./storage.js";
import { tablet } from "./tablet.js";

let controller = null;
const engine = startEngine({ onStatus: (status) => controller?.status(status) });

controller = createController({
  engine,
  storage: await openStorage(),
  settings: loadSettings(),
  keepSettings(settings) {
    saveSettings(settings);
    dispatchEvent(new Event("numgames:settings")); // first.js puts theme and motion on
  },
  go(hash, replace = false) {
    if (location.hash === hash) return;
    if (replace) history.replaceState(null, "", hash);
    else history.pushState(null, "", hash);
    controller.route(hash);
  },
});
const shell = createShell(controller.act);
controller.watch(shell.draw);
addEventListener("popstate", () => controller.route(location.hash));
controller.route(location.hash);
performance.mark("numgames:drawn");
tablet(controller);
