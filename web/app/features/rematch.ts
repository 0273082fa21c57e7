// One game after another at the same table: who starts, and what stays the same.  No DOM, no rules.

import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { DUPLICATE } from "../saved";
import { newMatch, tableSettings } from "../saves";

export function addRematch({ model, begin }: Controller): Pick<Intents, "next" | "rematch"> {
  return {
    next() {
      const { save, view } = model;
      if (!save || !view?.match) return;
      const match = { length: save.match.length, games: [...save.match.games, save.record] };
      begin({ ...tableSettings(save), match }, String(view.match.next_starter + 1), view.options);
    },

    rematch() {
      const { save, view } = model;
      if (!save || !view) return;
      const length = save.duplicate === undefined ? save.match.length : DUPLICATE;
      begin({ ...tableSettings(save), ...newMatch(length) }, String(2 - view.starter), view.options);
    },
  };
}
