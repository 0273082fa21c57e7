// When the games are open in another tab: says so, and takes over on demand.  Joined to the
// controller by main.js.  No DOM: over.js shows the bar, storage.js and writer.js keep order.

import { OF_THE_TABLE } from "../routes";
import type { Controller } from "../controller";
import type { Storage } from "../../store/storage";
import type { openTabLock } from "../../store/tab-lock";

export function addOtherTab({ model, act, bring, report }: Controller, storage: Storage, writer: ReturnType<typeof openTabLock>) {
  writer.watch((now) => {
    if (now === model.writer) return;
    if (now !== "mine") return report({ writer: now, busy: false, said: "The games are open in another tab." });
    // The other tab may have gone on: what is shown here is old.
    report({ writer: now, saves: storage.saves(), aside: storage.aside(), days: storage.puzzles(), history: null });
    const { screen, game } = model.route;
    if (OF_THE_TABLE.includes(screen)) bring((game as string), async () => {});
    else report({ view: null, save: null }); // read again when somebody goes there
  });

  act.takeOver = () => void writer.take();
}
