// How the page asks Python, and what it asks ahead of time: answers are pure, so a new game is asked
// for while the disk is still being read, and likely moves are asked for before the tap.  Nothing of that is shown.

import type { Engine } from "../python/engine";
import type { Act, Answer, PythonRequest } from "./answers";
import type { Model } from "./model";
import type { Save } from "./saved";
import { waitsForOther } from "./seats";

/** What needs thinking, and the whole package: Pyodide's, once it is there. */
const THINKING: Act[] = ["reply", "hint", "coach", "review", "tip", "duplicate", "fairness", "measure", "tally", "check", "puzzle"];
/** What is soon thought of; the rest takes long by nature. */
const SOON: Act[] = ["reply", "hint", "coach", "puzzle"];
/** Milliseconds: thinking takes a second on a tablet, and ten on a very old one. */
const PATIENT = 30000;
/** So many moves are asked for before one of them is chosen. */
const FEW = 3;

/** Who plays, and which match it is; of no game, nothing. */
type About = Partial<Pick<Save, "names" | "match">>;
/** One request; changes nothing. */
export type Ask = <A extends Act>(request: PythonRequest<A>, save?: About) => Promise<Answer<A>>;
/** These requests and no others will come next. */
export type Expect = (requests: PythonRequest[], save: About) => void;

export function createAsker(engine: Engine, model: Model) {
  /** By request: what was asked before it was wanted. */
  let early = new Map<string, Promise<Answer>>();

  const whole = (request: PythonRequest, { names, match }: About) => ({ ...request, names, match });

  const ask: Ask = async <A extends Act>(request: PythonRequest<A>, save: About = {}) => {
    const about = whole(request, save);
    const deep = THINKING.includes(request.do);
    const long = !SOON.includes(request.do);
    const now = () => engine.ask(about, deep ? { deep, long, think: model.engine.full === "ready", timeout: PATIENT } : {});
    return (early.get(JSON.stringify(about))?.catch(now) ?? now()) as Promise<Answer<A>>;
  };

  /** Ask now, so that the answer is on its way when it is wanted. */
  const expect: Expect = (requests, save) => {
    early = new Map(requests.map((request) => [JSON.stringify(whole(request, save)), ask(request, save)]));
    for (const answer of early.values()) answer.catch(() => {}); // asked again when it is wanted
  };

  /** Expect the moves that are likely now; while an answer is awaited, what was expected stays. */
  function lookAhead() {
    const { busy, save } = model;
    if (save && !busy) expect(likelyMoves(model).map((move) => ({ do: "play", record: save.record, move })), save);
  }

  return { ask, expect, lookAhead };
}

/** The moves that a person may be about to play. */
function likelyMoves(model: Model): string[] {
  const { view, selected } = model;
  if (model.route.screen !== "play" || !view || view.wait !== "move" || waitsForOther(model)) return [];
  if (selected) return [selected];
  return view.choices.length <= FEW ? view.choices.map(({ move }) => move) : [];
}
