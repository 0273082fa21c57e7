// Looking at a game as a whole, the finished one of the table or one from a link: the position at
// any move, playing it through, its review, and trying another move from there.  Joined to the
// controller by main.js.  No DOM, no judgement: every number and verdict is Python's
// (numgames/review.py), and comes after the moves themselves, which are there at once.

import { href } from "../routes";
import { briefOf } from "../saves";
import { levelOf } from "../seats";
import type { Controller } from "../controller";
import type { Model } from "../model";
import type { Save, Storage } from "../../store/storage";

/** Milliseconds that a position is shown while a game is played through. */
const BEAT = 1400;

/**
 * A place to stop at: before the decision `step` (its index among the steps), or, as the last one,
 * the end of the game, or of what there is of it.
 */
export type Stop = {step: number, ply: number};
/** found is null until the game has been gone through; shown is the position last asked for, perhaps not yet the one at `at` */
export type Review = {view: any, save: any, steps: any[], stops: Stop[], at: number, touched: boolean,
    playing: boolean, found: any, asked: boolean, failed: boolean,
    shown: {at: number, view: any, moves: any[], judged: boolean} | null};

export function addReview({ model, act, ask, bring, go, report, toast, watch }: Controller, storage: Storage) {
  let beat = 0;
  let placing = false;
  watch(onChange);

  function onChange() {
    const { route, view, review } = model;
    const game = reviewedGame(model);
    if (!game) {
      if (review?.playing) report({ review: { ...review, playing: false } });
    } else if (route.screen === "review" && !view.outcome) go(href("play", view.game), true);
    else if (review?.view !== game.view) lay(game);
  }

  const change = (part: Partial<Review>) =>
    report({ review: { ...(model.review as Review), ...part } });

  /** Lay out a game at its end; one that is over is gone through at once. */
  function lay({ view, save }: {view: any, save: any}) {
    const steps = stepsOf(view);
    const stops = stopsOf(steps);
    const at = stops.length - 1;
    const shown = { at, view, moves: [], judged: true };
    const doing = { touched: false, playing: false, found: null, asked: false, failed: false };
    report({ review: { view, save, steps, stops, at, shown, ...doing } });
    if (view.outcome) act.study();
  }

  /** Have the whole game gone through. */
  act.study = async () => {
    const { view, save } = (model.review as Review);
    change({ asked: true, failed: false });
    const found = await ask({ do: "review", record: view.record }, save).catch(() => null);
    const { review } = model;
    if (review?.view !== view) return;
    if (!found?.ok) return change({ failed: true });
    const first = model.route.screen === "review" && !review.touched;
    const at = first ? turningPoint(found.steps, review.stops) : review.at;
    change({ found, steps: found.steps, at });
    place();
  };

  /** Show the position at the stop chosen, with the worth of what could be done there: one at a
   * time, and whatever was passed over meanwhile is left out. */
  async function place() {
    if (placing) return;
    placing = true;
    for (let review = model.review; review && !isShown(review); review = model.review) {
      const { view, at, found } = review;
      const shown = await position(review).catch(() => null);
      if (!shown) break;
      if (model.review?.view === view) change({ shown: { at, judged: Boolean(found), ...shown } });
    }
    placing = false;
  }

  async function position({ view, save, stops, at, found }: Review) {
    if (at === stops.length - 1) return { view, moves: [] };
    const back = await ask({ do: "back", record: view.record, ply: stops[at].ply }, save);
    const worth = found ? await ask({ do: "coach", record: back.view.record }, save) : { moves: [] };
    return { view: back.view, moves: worth.moves };
  }

  function stopAt(at: number, playing = false) {
    const { review } = model;
    if (!review || at < 0 || at >= review.stops.length) return;
    change({ at, playing, touched: true });
    place();
  }

  /** Stop somewhere else. */
  act.lookAt = (at: number) => model.review?.at !== at && stopAt(at);

  /** Play the game through, or pause. */
  act.replay = () => {
    const { review } = model;
    if (!review) return;
    if (review.playing) return change({ playing: false });
    stopAt(review.at === review.stops.length - 1 ? 0 : review.at, true);
    clearTimeout(beat);
    beat = setTimeout(onward, BEAT);
  };

  function onward() {
    const { review } = model;
    if (!review?.playing) return;
    const last = review.stops.length - 1;
    if (isShown(review)) stopAt(review.at + 1, review.at + 1 < last);
    beat = setTimeout(onward, BEAT);
  }

  /**
   * A copy of the game from the position shown, for trying another move.  The game itself is
   * kept, and the copy counts for no match.  Whoever decided there decides again, in person.
   */
  act.tryDifferently = async () => {
    const { review } = model;
    const save = (model.save as Save);
    if (!review?.shown || review.shown.at !== review.at) return;
    const { view } = review.shown;
    const { game } = save;
    const seats = [0, 1].map((player) => (player !== view.turn && levelOf(save, player)) || "person");
    const match = { length: 1, games: [] };
    const copy = { ...save, record: view.record, brief: briefOf(view), seats, match, tried: true, replaced: true, saved: Date.now() };
    // A copy of a copy takes its place: what it was made from at first stays the game before it.
    const keep = () => (save.tried ? storage.save(copy) : storage.begin(copy));
    const back = () => (save.tried ? storage.save(save) : storage.bringBack(game));
    await bring(game, keep);
    const text = `A copy, from move ${review.stops[review.at].ply + 1}. The game itself is kept.`;
    toast({ text, label: "Undo", act: () => bring(game, back) });
  };
}

/** What is looked at: the game of the link, or the one on the table. */
export function reviewedGame({ route, link, view, save }: Model) {
  if (route.screen === "link") return link?.view && link.text === route.text ? { view: link.view, save: link.save } : null;
  return route.screen === "review" && view && view.game === route.game ? { view, save } : null;
}

const isShown = ({ shown, at, stops, found }: Review) =>
  shown?.at === at && (at === stops.length - 1 || shown.judged === Boolean(found));

/** Everything that happened, as the review would tell it, without any judgement. */
function stepsOf({ log, outcome }: any) {
  const steps = log.map(({ by, move, text }) => ({ by, move, said: text, card: move.startsWith("=") }));
  if (outcome?.reason !== "resigned") return steps;
  return [...steps, { by: 1 - outcome.winner, move: "resign", said: outcome.why, card: false }];
}

/** Every decision, and the end. */
function stopsOf(steps: any[]) {
  const decisions = steps.map((step, i) => ({ ...step, i })).filter(({ card }) => !card);
  return [...decisions.map(({ i }, ply) => ({ step: i, ply })), { step: steps.length, ply: decisions.length }];
}

/** Where to look first: the mistake that cost most, or the end of a game without any. */
function turningPoint(steps: any[], stops: Stop[]) {
  const costs = stops.map(({ step }) => (steps[step]?.verdict ? steps[step].cost : 0));
  const worst = Math.max(...costs);
  return worst > 0 ? costs.indexOf(worst) : stops.length - 1;
}
