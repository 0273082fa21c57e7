// Puts the page together: engine, storage, controller, shell.  Loaded by index.html.

import { openBots } from "./store/bot-store";
import { botAnswer } from "./app/features/bot-player";
import { coaching } from "./app/features/coach";
import { seatComputers } from "./app/features/computer";
import { createController } from "./app/controller";
import { elsewhere } from "./app/features/other-tab";
import { startEngine } from "./python/engine";
import { download } from "./store/download";
import { keepHistory } from "./app/features/history";
import { keyboard } from "./ui/keyboard";
import { openLinks } from "./app/features/open-link";
import { labDoor } from "./app/features/open-lab";
import { lookBack } from "./app/features/review";
import { onPaper } from "./app/features/print";
import { dailyPuzzle } from "./app/features/puzzle";
import { rematches } from "./app/features/rematch";
import { sharing } from "./app/features/share";
import { createShell } from "./ui/shell";
import { soundAndTouch } from "./device/sound";
import { loadSettings, openStorage, saveSettings } from "./store/storage";
import { STACKED } from "./ui/table/table";
import { tablet } from "./app/features/device";
import { oneWriter } from "./store/tab-lock";
import { twins } from "./app/features/duplicate";
import type { Status } from "./python/engine";

let heard = (_status: Status) => {};

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
