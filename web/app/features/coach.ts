// Help while playing: the hint in three steps, and what the coach says of every move.  No DOM: what is known goes
// into the model.
//
// Both are about one view and go with it.  A hint is asked for; the coach speaks by itself where help is set to it,
// and once where it is asked.

import { noHint } from "#words/app";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { chipOf } from "../live-text";
import type { Hint } from "../model";
import type { Save } from "../saved";
import { waitsForOther } from "../seats";
import type { View } from "../view";

export function addCoach(controller: Controller): Pick<Intents, "hint" | "closeHint" | "askCoach"> {
  const { model, act, ask, change, toast, watch } = controller;
  let consulted: View | null = null; // the view that the coach has been asked about
  let once: View | null = null; // the view that the coach was asked about by hand, whatever help is set to
  watch(onChange);

  /** Help is about what is on the table now: the rest goes. */
  function onChange() {
    const { view, save, hint, coach } = model;
    const wanted = save?.help === "coach" || (view && once === view);
    if (hint && hint.view !== view) return change({ hint: null });
    if (coach && (coach.view !== view || !wanted)) {
      consulted = null;
      return change({ coach: null });
    }
    const game = toDecide();
    if (wanted && game && consulted !== view) consult(game);
  }

  /** The game on the table, if a person has to decide in it and sees it. */
  function toDecide() {
    const { route, view, save, busy } = model;
    if (route.screen !== "play" || view?.wait !== "move" || !save || waitsForOther(model) || busy) return null;
    return { view, save };
  }

  async function consult({ view, save }: { view: View; save: Save }) {
    consulted = view;
    const answer = await ask({ do: "coach", record: view.record }, save).catch(() => null);
    if (consulted !== view || model.view !== view || !answer?.ok) return;
    const moves = Object.fromEntries(answer.moves.map((worth) => [worth.move, chipOf(worth)]));
    change({ coach: { view, moves, ...answer.idea } });
  }

  /** Say a step; with the last one the number is picked on the grid, for the player to play. */
  function reveal(hint: Hint) {
    const texts = hint.texts ?? [];
    const picks = hint.step === texts.length && /^\d/.test(hint.move);
    if (picks && model.selected !== hint.move) act.select(hint.move);
    change({ hint, said: texts[hint.step - 1] }); // after the picking, which says less
  }

  return {
    askCoach() {
      once = model.view;
      onChange();
    },

    async hint() {
      const game = toDecide();
      if (!game) return;
      const { hint } = model;
      if (hint) {
        if (hint.texts && hint.step < hint.texts.length) reveal({ ...hint, step: hint.step + 1 });
        return;
      }
      const { view, save } = game;
      const first: Hint = { view, step: 1, texts: null, move: "" };
      change({ hint: first });
      const answer = await ask({ do: "hint", record: view.record }, save).catch(() => null);
      if (model.hint !== first) return; // cancelled, or the game went on
      if (answer?.ok) return reveal({ ...first, texts: answer.hints, move: answer.move });
      change({ hint: null });
      toast({ text: noHint });
    },

    closeHint: () => change({ hint: null }),
  };
}
