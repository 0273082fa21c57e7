// Puts the page together: engine, store, controller, features, shell.

import { createController } from "./app/controller";
import { createBotPlayer } from "./app/features/bot-player";
import { addCoach } from "./app/features/coach";
import { addComputers } from "./app/features/computer";
import { addDevice } from "./app/features/device";
import { addDuplicate } from "./app/features/duplicate";
import { addForcedMoves } from "./app/features/forced";
import { addHistory } from "./app/features/history";
import { addLab } from "./app/features/open-lab";
import { addLaunching } from "./app/features/launch";
import { addLinks } from "./app/features/open-link";
import { addOtherTab } from "./app/features/other-tab";
import { addPrinting } from "./app/features/print";
import { addPuzzle } from "./app/features/puzzle";
import { addRematch } from "./app/features/rematch";
import { addQuickStart } from "./app/features/quick-start";
import { addReview } from "./app/features/review";
import { addSharing } from "./app/features/share";
import { addTip } from "./app/features/tip";
import type { Intents } from "./app/intents";
import type { EngineStatus } from "./app/model";
import { addSound } from "./device/sound";
import { startEngine } from "./python/engine";
import { openBots } from "./store/bot-store";
import { loadSettings, saveSettings } from "./store/settings";
import { openStorage } from "./store/storage";
import { openTabLock } from "./store/tab-lock";
import { guardHandOver } from "./ui/hand-over";
import { addKeyboard } from "./ui/keyboard";
import { createShell } from "./ui/shell";
import { addShelf } from "./ui/screens/shelf";
import { STACKED } from "./ui/table/table";

/** All other screens, and the lab: the first tap doesn't need them. */
const loadRest = () => import("./lazy-bundle");

let onStatus = (_status: EngineStatus) => {};

// Measurements and tests read the page through these two.
export const engine = startEngine({ onStatus: (status) => onStatus(status) });
export const storage = openStorage(document.querySelector<HTMLMetaElement>("meta[name=build]")?.content);

const tabLock = openTabLock(storage);
const kept = tabLock.start();
const act = {} as Intents; // filled below, before a tap can come
const controller = createController({
  act,
  engine,
  storage,
  kept,
  settings: loadSettings(),
  keepSettings(settings) {
    saveSettings(settings);
    dispatchEvent(new Event("numgames:settings")); // boot.ts puts theme and motion on
  },
  go(hash, replace = false) {
    if (location.hash === hash) return;
    if (replace) history.replaceState(null, "", hash);
    else history.pushState(null, "", hash);
    controller.route(hash);
  },
});
onStatus = controller.status;
const shell = createShell(act, loadRest);
controller.watch(shell.draw);
const bots = openBots();
const review = addReview(controller, storage);
const intents: Intents = {
  ...controller.intents,
  ...addComputers(controller, {
    calm: () => document.documentElement.dataset.motion === "less",
    askBot: createBotPlayer(controller, bots, loadRest),
  }),
  ...addQuickStart(controller),
  ...addCoach(controller),
  ...review.intents,
  ...addLinks(controller, storage, review),
  ...addRematch(controller),
  ...addSharing(controller, loadRest),
  ...addDuplicate(controller),
  ...addPrinting(controller),
  ...addOtherTab(controller, storage, tabLock),
  ...addHistory(controller, storage),
  ...addPuzzle(controller, storage),
  ...addDevice(controller),
};
Object.assign(act, intents);
addForcedMoves(controller);
addKeyboard(controller);
guardHandOver(controller);
addSound(controller);
addTip(controller);
addLab(controller, bots, loadRest, location.protocol !== "file:");
addLaunching(controller, storage, kept);

for (const query of ["(max-width: 599px)", STACKED]) // what is drawn depends on these, too
  matchMedia(query).addEventListener("change", () => shell.draw(controller.model));
addEventListener("popstate", () => controller.route(location.hash));
controller.route(location.hash);
addShelf(act);
await null; // what has changed is drawn by then
performance.mark("numgames:drawn");
await kept;
controller.change({
  saves: storage.saves(),
  lasting: storage.lasting,
  quarantined: storage.quarantined(),
  days: storage.puzzles(),
});
