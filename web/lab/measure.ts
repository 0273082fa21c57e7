// The rule lab: what a game is like with these options, measured while you watch.  Python counts (numgames/lab/measure.py); a
// handful of games at a time, so it can be stopped and can show how far it is.  No foreign code runs for it.

import type { Measured } from "../app/answers";
import type { Controller } from "../app/controller";
import { newSeed } from "../app/saves";
import type { ChangeLab, LabIntents, LabState } from "./controller";

/** Games that are played for a measurement, and milliseconds of them between two looks. */
const GAMES = 400;
const CHUNK = 400;
/** Games that Python plays for one answer. */
const MOST = 10;

/** How far it is, and with which game; `found` is null until there is a result. */
export interface Measurement {
  game: string;
  options: Record<string, string>;
  done: number;
  total: number;
  working: boolean;
  failed: boolean;
  found: Measured | null;
}

type MeasureIntents = Pick<LabIntents, "measure" | "stopMeasuring">;

export function createMeasure(lab: LabState, ask: Controller["ask"], changeLab: ChangeLab): MeasureIntents {
  let turn = 0; // goes up whenever what is being measured is no longer wanted

  async function measure() {
    const thisTurn = ++turn;
    const { game, options } = lab;
    const seed = newSeed();
    let games = 2;
    let measured: Measurement = { game, options, done: 0, total: GAMES, working: true, failed: false, found: null };
    const show = (part: Partial<Measurement>) => {
      measured = { ...measured, ...part };
      changeLab({ measured });
    };
    show({});
    while (thisTurn === turn && measured.done < GAMES) {
      const began = performance.now();
      const count = Math.min(games, GAMES - measured.done);
      const so_far = measured.found?.sums ?? {};
      const answer = await ask({ do: "measure", game, options, seed, games: count, so_far }).catch(() => null);
      if (thisTurn !== turn) return;
      if (!answer?.ok) return show({ working: false, failed: true });
      show({ found: answer, done: answer.sums.games });
      games = Math.max(1, Math.min(MOST, Math.round((games * CHUNK) / Math.max(1, performance.now() - began))));
    }
    show({ working: false });
  }

  return {
    measure,
    stopMeasuring() {
      turn += 1;
      if (lab.measured) changeLab({ measured: { ...lab.measured, working: false } });
    },
  };
}
