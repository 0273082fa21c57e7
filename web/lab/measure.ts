// The rule lab: what a game is like with these options, measured while one looks.  Joined to the
// lab by lab.js, drawn by screen.js.  Python counts (numgames/ruler.py); a handful of games at a
// time, so that it can be stopped and shows how far it is.  No foreign code runs for it.

import { newSeed } from "../app/saves";
import type { Controller } from "../app/controller";

/** Games that are played for a measurement, and milliseconds of them between two looks. */
const GAMES = 400;
const CHUNK = 400;

/** No game on the table is asked about. */
const nobody = ({} as any);

export function createMeasure({ ask }: Controller, lab: any, change: (part: object) => void) {
  let turn = 0; // goes up whenever what is being measured is no longer wanted

  async function measure() {
    const mine = ++turn;
    const { game, options } = lab;
    const fixed = { do: "measure", game, options, seed: newSeed() };
    let games = 2;
    change({ measured: { done: 0, total: GAMES, working: true, game, options, found: null } });
    while (mine === turn && lab.measured.done < GAMES) {
      const began = performance.now();
      const count = Math.min(games, GAMES - lab.measured.done);
      const answer = await ask({ ...fixed, games: count, so_far: lab.measured.found?.sums ?? {} }, nobody).catch(() => null);
      if (mine !== turn) return;
      if (!answer?.ok) return change({ measured: { ...lab.measured, working: false, failed: true } });
      change({ measured: { ...lab.measured, found: answer, done: answer.sums.games } });
      games = Math.max(1, Math.min(100, Math.round((games * CHUNK) / Math.max(1, performance.now() - began))));
    }
    change({ measured: { ...lab.measured, working: false } });
  }

  return {
    measure,
    stopMeasuring() {
      turn += 1;
      change({ measured: { ...lab.measured, working: false } });
    },
  };
}
