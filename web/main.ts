// Puts the page together: engine, storage, controller, shell.  Loaded by index.html.

import { openBots } from "./store/bot-store";
import { createBotPlayer } from "./app/features/bot-player";
import { addCoach } from "./app/features/coach";
import { addComputers } from "./app/features/computer";
import { createController } from "./app/controller";
import { addOtherTab } from "./app/features/other-tab";
import { startEngine } from "./python/engine";
import { download } from "./store/download";
import { addHistory } from "./app/features/history";
import { keyboard } from "./ui/keyboard";
import { addLinks } from "./app/features/open-link";
import { addLab } from "./app/features/open-lab";
import { addReview } from "./app/features/review";
import { addPrinting } from "./app/features/print";
import { addPuzzle } from "./app/features/puzzle";
import { addRematch } from "./app/features/rematch";
import { addSharing } from "./app/features/share";
import { createShell } from "./ui/shell";
import { addSound } from "./device/sound";
import { loadSettings, openStorage, saveSettings } from "./store/storage";
import { STACKED } from "./ui/table/table";
import { addDevice } from "./app/features/device";
import { openTabLock } from "./store/tab-lock";
import { addDuplicate } from "./app/features/duplicate";
import type { Status } from "./python/engine";

let heard = (_status: Status) => {};

// Others measure the page by these two.
export const engine = startEngine({ onStatus: (status) => heard(status) });
export const storage = openStorage();
const writer = openTabLock(storage);
const kept = writer.start();
const controller = createController({
  engine,
  storage,
  kept,
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
heard = controller.status;
const shell = createShell(controller.act);
controller.watch(shell.draw);
const bots = openBots();
addComputers(controller, {
  calm: () => document.documentElement.dataset.motion === "less",
  askBot: createBotPlayer(controller, bots),
});
addCoach(controller);
addLinks(controller, storage);
addReview(controller, storage);
addRematch(controller);
addSharing(controller);
addDuplicate(controller);
addPrinting(controller);
keyboard(controller);
addSound(controller);
addLab(controller, bots);
addOtherTab(controller, storage, writer);
addHistory(controller, storage, { download });
addPuzzle(controller, storage);
for (const query of ["(max-width: 599px)", STACKED]) // what is drawn depends on these, too
  matchMedia(query).addEventListener("change", () => shell.draw(controller.model));
addEventListener("popstate", () => controller.route(location.hash));
controller.route(location.hash);
performance.mark("numgames:drawn");
addDevice(controller);
await kept;
controller.report({ saves: storage.saves(), lasting: storage.lasting, aside: storage.aside(), days: storage.puzzles() });
