// Help while playing: the hint in three steps, and what the coach says of every move.  Joined to
// the controller by main.js.  No DOM: what is known goes into the model, the table shows it.
//
// Both are about one view and go with it.  A hint is asked for; the coach speaks by itself where
// help is set to it, and once where somebody asks.

import { waitsForOther } from "../seats";
import type { Controller } from "../controller";

/** texts are null while they are being thought of */
export type Hint = {view: any, step: number, texts: string[] | null, move: string};
export type Coach = {view: any, moves: Record<string, {text: string, best: boolean}>, text: string,
    pairs: number[][]};

export function addCoach({ model, act, ask, report, toast, watch }: Controller) {
  let asked = null; // the view that the coach has been asked about
  let once = null; // the view that somebody wants to know about, whatever help is set to
  watch(onChange);

  /** Help is about what is on the table now: the rest goes. */
  function onChange() {
    const { view, save, hint, coach } = model;
    const wanted = save?.help === "coach" || (view && once === view);
    if (hint && hint.view !== view) return report({ hint: null });
    if (coach && (coach.view !== view || !wanted)) {
      asked = null;
      return report({ coach: null });
    }
    if (wanted && asked !== view && decides()) consult();
  }

  /** Whether a person has to decide, and sees the table. */
  const decides = () =>
    model.route.screen === "play" && model.view?.wait === "move" && !waitsForOther(model) && !model.busy;

  async function consult() {
    const { view, save } = model;
    asked = view;
    const answer = await ask({ do: "coach", record: view.record }, save).catch(() => null);
    if (asked !== view || model.view !== view || !answer?.ok) return;
    const moves = Object.fromEntries(answer.moves.map((worth) => [worth.move, chipOf(worth)]));
    report({ coach: { view, moves, ...answer.idea } });
  }

  /** The coach on demand, for this move only. */
  act.askCoach = () => {
    once = model.view;
    onChange();
  };

  /** The hint: one step further, or the first. */
  act.hint = async () => {
    if (!decides()) return;
    const { view, save, hint } = model;
    if (hint) {
      if (hint.texts && hint.step < hint.texts.length) reveal({ ...hint, step: hint.step + 1 });
      return;
    }
    const first = { view, step: 1, texts: null, move: "" };
    report({ hint: first });
    const answer = await ask({ do: "hint", record: view.record }, save).catch(() => null);
    if (model.hint !== first) return; // cancelled, or the game went on
    if (answer?.ok) return reveal({ ...first, texts: answer.hints, move: answer.move });
    report({ hint: null });
    toast({ text: "No hint came. Try again." });
  };

  act.closeHint = () => report({ hint: null });

  /** Say a step; with the last one the number is picked on the grid, for the player to play. */
  function reveal(hint: Hint) {
    const texts = hint.texts ?? [];
    const picks = hint.step === texts.length && /^\d/.test(hint.move);
    if (picks && model.selected !== hint.move) act.select(hint.move);
    report({ hint, said: texts[hint.step - 1] }); // after the picking, which says less
  }
}

/** What a chip says; where nothing wins any more, the best of it is no good either. */
export const chipOf = ({ chip, best, chance }: {chip: string, best: boolean, chance: number}) => ({
  text: chip,
  best: best && chance > 0,
});
