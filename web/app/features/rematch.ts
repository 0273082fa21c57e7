// One game after another at the same table.  Joined to the controller by main.js.

import { DUPLICATE, newMatch, tableSettings } from "../saves";
import type { Controller } from "../controller";

export function addRematch({ model, act, begin }: Controller) {
  /** The next game of the match; the start alternates. */
  act.next = () => {
    const { save, view } = model;
    if (!save || !view?.match) return;
    const match = { length: save.match.length, games: [...save.match.games, save.record] };
    return begin({ ...tableSettings(save), match }, String(view.match.next_starter + 1), view.options);
  };

  /** The same again; whoever did not start now does. */
  act.rematch = () => {
    const { save, view } = model;
    if (!save || !view) return;
    const length = save.twin === undefined ? save.match.length : DUPLICATE;
    return begin({ ...tableSettings(save), ...newMatch(length) }, String(2 - view.starter), view.options);
  };
}
