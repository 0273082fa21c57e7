// How the page asks Python.  Made for controller.js, which hands it on to whoever wants to know.
//
// An answer hangs on nothing but its request, so it may come before it is wanted: a new game while the disk
// is still being read, what follows a move while somebody looks at the two buttons or reaches for the one
// that plays the picked number.  Nothing of it is shown or told to anybody before the tap.

import { waitsForOther } from "./seats";
import type { Engine } from "../python/engine";
import type { Model } from "./model";
import type { Save } from "../store/storage";

/** What needs thinking, and the whole package: Pyodide's, once it is there. */
const THINKING = ["reply", "hint", "coach", "review", "duplicate", "fairness", "measure", "tally", "check", "puzzle"];
/** What is soon thought of; the rest takes long by nature. */
const SOON = ["reply", "hint", "coach", "puzzle"];
/** Milliseconds: thinking takes a second on a tablet, and ten on a very old one. */
const PATIENT = 30000;
/** So many moves are asked for before one of them is chosen. */
const FEW = 3;

export function createAsker(engine: Engine, model: Model) {
  let early: Map<string, Promise<any>> = new Map();

  const about = (request: any, { names, match }: Save) => ({ ...request, names, match });

  /** One request about the game in `save`; changes nothing. */
  function ask(request: any, save: Save) {
    const whole = about(request, save);
    const deep = THINKING.includes(request.do);
    const long = !SOON.includes(request.do);
    const now = () => engine.ask(whole, deep ? { deep, long, think: model.engine.full === "ready", timeout: PATIENT } : {});
    return early.get(JSON.stringify(whole))?.catch(now) ?? now();
  }

  /** These and no others will be asked next: ask now, and whoever wants the answer finds it on its way. */
  function expect(requests: any[], save: Save) {
    early = new Map(requests.map((request) => [JSON.stringify(about(request, save)), ask(request, save)]));
    for (const answer of early.values()) answer.catch(() => {}); // whoever wants it asks again
  }

  /** Expect the moves that are likely now; while an answer is awaited, what was expected stays. */
  function lookAhead() {
    const { busy, save } = model;
    if (save && !busy) expect(likely(model).map((move) => ({ do: "play", record: save.record, move })), save);
  }

  return { ask, expect, lookAhead };
}

/** The moves that a person may be about to play. */
function likely(model: Model) {
  const { view, selected } = model;
  if (model.route.screen !== "play" || view?.wait !== "move" || waitsForOther(model)) return [];
  if (selected) return [selected];
  return view.choices.length <= FEW ? view.choices.map(({ move }: {move: string}) => move) : [];
}
