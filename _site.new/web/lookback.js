// @ts-check
// Looking back at a finished game: its review, the position that is shown, and trying another
// move from there.  Joined to the controller by main.js.  No DOM, no judgement: every number and
// verdict is Python's (numgames/review.py).

import { href } from "./routes.js";
import { brief } from "./saves.js";
import { levelOf } from "./seats.js";

/**
 * A place to stop at: before the decision `step` (its index among the review's steps), or, as the
 * last one, the end of the game.
 * @typedef {{step: number, ply: number}} Stop
 * @typedef {{record: string, found: any, failed: boolean, stops: Stop[], at: number,
 *   shown: {at: number, view: any, moves: any[]} | null}} Review found is null while it is being
 *   thought of; shown is the position last asked for, perhaps not yet the one at `at`
 */

/**
 * @param {import("./controller.js").Controller} controller
 * @param {import("./storage.js").Storage} storage
 */
export function lookBack({ model, act, ask, bring, go, report, toast, watch }, storage) {
  watch(attend);

  function attend() {
    const { route, view, review } = model;
    if (route.screen !== "review" || !view || view.game !== route.game) return;
    if (!view.outcome) return go(href("play", view.game), true);
    if (review?.record !== view.record) study();
  }

  /** Have the whole game gone through. */
  async function study() {
    const { view, save } = model;
    const { record } = view;
    const empty = { record, found: null, failed: false, stops: [], at: 0, shown: null };
    report({ review: empty });
    const found = await ask({ do: "review", record }, save).catch(() => null);
    if (model.review !== empty) return;
    if (!found?.ok) return report({ review: { ...empty, failed: true } });
    const stops = stopsOf(found.steps);
    report({ review: { ...empty, found, stops, at: turningPoint(found.steps, stops) } });
    place();
  }

  /** Show the position at the stop chosen, with the worth of what could be done there. */
  async function place() {
    const { save, review } = model;
    const { record, at, stops } = review;
    const there = async () => {
      if (at === stops.length - 1) return { view: model.view, moves: [] };
      const back = await ask({ do: "back", record, ply: stops[at].ply }, save);
      const worth = await ask({ do: "coach", record: back.view.record }, save);
      return { view: back.view, moves: worth.moves };
    };
    const shown = await there().catch(() => null);
    if (shown && model.review?.record === record && model.review.at === at)
      report({ review: { ...model.review, shown: { at, ...shown } } });
  }

  /** Stop somewhere else. */
  act.lookAt = (/** @type {number} */ at) => {
    const { review } = model;
    if (!review?.found || at < 0 || at >= review.stops.length || at === review.at) return;
    report({ review: { ...review, at } });
    place();
  };

  act.studyAgain = () => study();

  /**
   * A copy of the game from the position shown, for trying another move.  The game itself is
   * kept, and the copy counts for no match.  Whoever decided there decides again, in person.
   */
  act.tryDifferently = async () => {
    const { review } = model;
    const save = /** @type {import("./storage.js").Save} */ (model.save);
    if (!review?.shown || review.shown.at !== review.at) return;
    const { view } = review.shown;
    const { game } = save;
    const seats = [0, 1].map((player) => (player !== view.turn && levelOf(save, player)) || "person");
    const match = { length: 1, games: [] };
    const copy = { ...save, record: view.record, brief: brief(view), seats, match, tried: true, saved: Date.now() };
    // A copy of a copy takes its place: what it was made from at first stays the game before it.
    const keep = () => (save.tried ? storage.save(copy) : storage.begin(copy));
    const back = () => (save.tried ? storage.save(save) : storage.bringBack(game));
    await bring(game, keep);
    const text = `A copy, from move ${review.stops[review.at].ply + 1}. The game itself is kept.`;
    toast({ text, label: "Undo", act: () => bring(game, back) });
  };
}

/** Every decision, and the end. */
function stopsOf(/** @type {any[]} */ steps) {
  const decisions = steps.map((step, i) => ({ ...step, i })).filter(({ card }) => !card);
  return [...decisions.map(({ i }, ply) => ({ step: i, ply })), { step: steps.length, ply: decisions.length }];
}

/** Where to look first: the mistake that cost most, or the end of a game without any. */
function turningPoint(/** @type {any[]} */ steps, /** @type {Stop[]} */ stops) {
  const costs = stops.map(({ step }) => (steps[step]?.verdict ? steps[step].cost : 0));
  const worst = Math.max(...costs);
  return worst > 0 ? costs.indexOf(worst) : stops.length - 1;
}
