// How the app is started from outside of it: the shortcuts of its icon, and backups opened with it.  No DOM.  What an
// address leads to is kept by nothing: only what people then choose is.

import { catalogue } from "built/catalogue";
import { watchLaunches } from "../../device/launch";
import type { Storage } from "../../store/storage";
import type { Controller } from "../controller";
import { href } from "../routes";
import { hrefOfOpen, isOpen } from "../saves";
import { seatsAgainst } from "../seats";

/** @param kept done once what is kept has been read */
export function addLaunching(controller: Controller, storage: Storage, kept: Promise<unknown>) {
  const { model, act, change, go, onScreen } = controller;

  onScreen("home", {
    enter() {
      const { door } = model.route;
      if (door === "continue") {
        const save = storage.saves().find(isOpen);
        go(save ? hrefOfOpen(save) : href("home"), true);
      } else if (door === "computer") {
        const game = storage.saves()[0]?.game ?? catalogue.games[0].id;
        change({ settings: { ...model.settings, seats: seatsAgainst("computer", game, model.settings, model.bots) } });
        go(href("setup", game), true);
      }
    },
  });

  watchLaunches({
    go,
    async take(files) {
      await kept;
      go(href("history"));
      for (const file of files) await act.importFile(file);
    },
  });
}
