// When the games are open in another tab: says so, and takes over on demand.  No DOM, and no order among the tabs:
// the tab lock keeps that.

import { openElsewhere } from "#words/shell";
import type { Storage } from "../../store/storage";
import type { TabLock } from "../../store/tab-lock";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { OF_THE_TABLE } from "../routes";

export function addOtherTab(controller: Controller, storage: Storage, tabLock: TabLock): Pick<Intents, "takeOver"> {
  const { model, bring, change, enterAgain } = controller;

  tabLock.watch((writer) => {
    if (writer === model.writer) return;
    if (writer !== "this tab") return change({ writer, busy: false, said: openElsewhere });
    // The other tab may have gone on: what is shown here is old.
    const days = storage.puzzles();
    change({ writer, saves: storage.saves(), quarantined: storage.quarantined(), days });
    const { screen, game } = model.route;
    if (game && OF_THE_TABLE.includes(screen)) bring(game, async () => {});
    else {
      change({ view: null, save: null }); // read again on the next visit
      enterAgain();
    }
  });

  return { takeOver: () => void tabLock.take() };
}
