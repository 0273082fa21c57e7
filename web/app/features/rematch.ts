// One game after another at the same table: who starts, and what stays the same.  No DOM, no rules.

import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { DUPLICATE, type Save } from "../saved";
import { newMatch, tableSettings } from "../saves";
import { easierSeats } from "../seats";

export function addRematch({ model, begin }: Controller): Pick<Intents, "next" | "rematch" | "easier"> {
  /** The same again, against others perhaps. */
  function again(change: Pick<Partial<Save>, "seats"> = {}) {
    const { save, view } = model;
    if (!save || !view) return;
    const length = save.duplicate === undefined ? save.match.length : DUPLICATE;
    begin({ ...tableSettings(save), ...change, ...newMatch(length) }, String(2 - view.starter), view.options);
  }

  return {
    next() {
      const { save, view } = model;
      if (!save || !view?.match) return;
      const match = { length: save.match.length, games: [...save.match.games, save.record] };
      begin({ ...tableSettings(save), match }, String(view.match.next_starter + 1), view.options);
    },

    rematch: () => again(),

    easier: () => again({ seats: easierSeats(model.save) }),
  };
}
