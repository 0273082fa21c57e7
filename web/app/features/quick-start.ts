// Play in one tap: a game from the shelf with what was chosen last.  No DOM; the set-up sheet is where it is chosen.

import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { chosenOptions } from "../options";
import { gameOf } from "../routes";
import { seatsAgainst } from "../seats";

export function addQuickStart({ model, act, change }: Controller): Pick<Intents, "startAtOnce" | "setOption"> {
  return {
    async startAtOnce(game, rival) {
      if (model.starting) return; // tapped twice, while Python is not here yet
      const { settings, bots } = model;
      const { names, starter, length, help, table } = settings;
      change({ starting: { game, rival } });
      const chosen = { seats: seatsAgainst(rival, game, settings, bots), options: chosenOptions(gameOf(game), settings) };
      await act.start({ game, names, starter, length, help, table, ...chosen });
      change({ starting: null });
    },

    setOption(game, name, value) {
      const { options } = model.settings;
      act.set("options", { ...options, [game]: { ...options[game], [name]: value } });
    },
  };
}
