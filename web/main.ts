// Puts the page together: engine, storage, controller, shell.  Loaded by index.html.

import { openBots } from "./store/bot-store.js";
import { botAnswer } from "./app/features/bot-player.js";
import { coaching } from "./app/features/coach.js";
import { seatComputers } from "./app/features/computer.js";
import { createController } from "./app/controller.js";
import { elsewhere } from "./app/features/other-tab.js";
import { startEngine } from "./python/engine.js";
import { download } from "./store/download.js";
import { keepHistory } from "./app/features/history.js";
import { keyboard } from "./ui/keyboard.js";
import { openLinks } from "./app/features/open-link.js";
import { labDoor } from "./app/features/open-lab.js";
import { lookBack } from "./app/features/review.js";
import { onPaper } from "./app/features/print.js";
import { dailyPuzzle } from "./app/features/puzzle.js";
import { rematches } from "./app/features/rematch.js";
import { sharing } from "./app/features/share.js";
import { createShell } from "./ui/shell.js";
import { soundAndTouch } from "./device/sound.js";
import { loadSettings, openStorage, saveSettings } from "./store/storage.js";
import { STACKED } from "./ui/table/table.js";
import { tablet } from "./app/features/device.js";
import { oneWriter } from "./store/tab-lock.js";
import { twins } from "./app/features/duplicate.js";

let heard = (/** @type {import("./python/engine.js").Status} */ _status) => {};

// Others measure the page by these two.
export const engine = startEngine({ onStatus: (status) => heard(status) });
export const storage = openStorage();
const writer = oneWriter(storage);
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
seatComputers(controller, {
  calm: () => document.documentElement.dataset.motion === "less",
  askBot: botAnswer(controller, bots),
});
coaching(controller);
openLinks(controller, storage);
lookBack(controller, storage);
rematches(controller);
sharing(controller);
twins(controller);
onPaper(controller);
keyboard(controller);
soundAndTouch(controller);
labDoor(controller, bots);
elsewhere(controller, storage, writer);
keepHistory(controller, storage, { download });
dailyPuzzle(controller, storage);
for (const query of ["(max-width: 599px)", STACKED]) // what is drawn depends on these, too
  matchMedia(query).addEventListener("change", () => shell.draw(controller.model));
addEventListener("popstate", () => controller.route(location.hash));
controller.route(location.hash);
performance.mark("numgames:drawn");
tablet(controller);
await kept;
controller.report({ saves: storage.saves(), lasting: storage.lasting, aside: storage.aside(), days: storage.puzzles() });
