// One game after another at the same table.  Joined to the controller by main.js.

import { TWIN, matchOf, tableOf } from "../saves";
import type { Controller } from "../controller";

export function rematches({ model, act, begin }: Controller) {
  /** The next game of the match; the start alternates. */
  act.next = () => {
    const { save, view } = model;
    if (!save || !view?.match) return;
    const match = { length: save.match.length, games: [...save.match.games, save.record] };
    return begin({ ...tableOf(save), match }, String(view.match.next_starter + 1), view.options);
  };

  /** The same again; whoever did not start now does. */
  act.rematch = () => {
    const { save, view } = model;
    if (!save || !view) return;
    const length = save.twin === undefined ? save.match.length : TWIN;
    return begin({ ...tableOf(save), ...matchOf(length) }, String(2 - view.starter), view.options);
  };
}
