// Looking at a game as a whole, the finished one of the table or one from a link: the position at any move, playing it
// through, its review, and trying another move from there.  No DOM, no judgement: every number and verdict is
// Python's, and comes after the moves themselves, which are there at once.

import { tryingFrom, undo } from "#words/app";
import type { Storage } from "../../store/storage";
import type { MoveWorth, ReviewStep } from "../answers";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { type PlainStep, type Position, type Review, reviewedGame, type Stop } from "../model";
import { href } from "../routes";
import type { Save, Shown } from "../saved";
import { briefOf } from "../saves";
import { levelOf } from "../seats";
import type { View } from "../view";

type ReviewIntents = Pick<Intents, "study" | "lookAt" | "replay" | "tryDifferently">;

/** Milliseconds that a position is shown while a game is played through. */
const BEAT = 1400;

/** @returns the intents, and a way to look at a game that came by link */
export function addReview(controller: Controller, storage: Storage) {
  const { model, ask, bring, change, enterAgain, go, onScreen, toast } = controller;
  let beat: ReturnType<typeof setTimeout> | undefined;
  let placing = false;

  onScreen("review", {
    enter() {
      const game = reviewedGame(model);
      if (game && !game.view.outcome && model.save?.tried && model.review?.view.game === game.view.game) comeBack(game.view.game);
      else if (game && !game.view.outcome) go(href("play", game.view.game), true);
      else if (game && sameGame(game.view)) changeReview(game); // they left it, and come back to the same place
      else if (game) look(game);
    },
    leave: stopPlaying,
  });

  const sameGame = ({ record, players }: View) =>
    model.review?.view.record === record && model.review.view.players.every(({ name }, player) => name === players[player].name);

  /** Another move was tried, and now they are back: the game itself is, too, where they left it. */
  async function comeBack(game: string) {
    await bring(game, () => storage.bringBack(game), "review");
    if (model.route.screen === "review") enterAgain();
  }

  const changeReview = (part: Partial<Review>) => {
    if (model.review) change({ review: { ...model.review, ...part } });
  };

  /** Show a game at its end; one that is over is gone through at once. */
  function look({ view, save }: { view: View; save: Shown }) {
    const steps = stepsOf(view);
    const stops = stopsOf(steps);
    const at = stops.length - 1;
    const shown = { at, view, moves: [], judged: true };
    const untouched = { touched: false, playing: false, found: null, asked: false, failed: false };
    change({ review: { view, save, steps, stops, at, shown, ...untouched } });
    if (view.outcome) study();
  }

  function stopPlaying() {
    changeReview({ playing: false });
  }

  async function study() {
    if (!model.review) return;
    const { view, save } = model.review;
    changeReview({ asked: true, failed: false });
    const found = await ask({ do: "review", record: view.record }, save).catch(() => null);
    const { review } = model;
    if (review?.view !== view) return;
    if (!found?.ok) return changeReview({ failed: true });
    const first = model.route.screen === "review" && !review.touched;
    const at = first ? turningPoint(found.steps, review.stops) : review.at;
    changeReview({ found, steps: found.steps, at });
    place();
  }

  /** Show the position at the stop chosen, with the worth of what could be done there: one at a time, and whatever was
   * passed over meanwhile is left out. */
  async function place() {
    if (placing) return;
    placing = true;
    for (let review = model.review; review && !isShown(review); review = model.review) {
      const { view } = review;
      const shown = await positionAt(review).catch(() => null);
      if (!shown) break;
      if (model.review?.view === view) changeReview({ shown });
    }
    placing = false;
  }

  async function positionAt({ view, save, stops, at, found }: Review): Promise<Position | null> {
    const judged = found !== null;
    if (at === stops.length - 1) return { at, judged, view, moves: [] };
    const back = await ask({ do: "back", record: view.record, ply: stops[at].ply }, save);
    if (!back.ok) return null;
    let moves: MoveWorth[] = [];
    if (judged) {
      const worth = await ask({ do: "coach", record: back.view.record }, save);
      if (!worth.ok) return null;
      moves = worth.moves;
    }
    return { at, judged, view: back.view, moves };
  }

  function stopAt(at: number, playing = false) {
    const { review } = model;
    if (!review || at < 0 || at >= review.stops.length) return;
    changeReview({ at, playing, touched: true });
    place();
  }

  function playOn() {
    const { review } = model;
    if (!review?.playing) return;
    const last = review.stops.length - 1;
    if (isShown(review)) stopAt(review.at + 1, review.at + 1 < last);
    beat = setTimeout(playOn, BEAT);
  }

  const intents: ReviewIntents = {
    study,

    lookAt(stop) {
      if (model.review?.at !== stop) stopAt(stop);
    },

    replay() {
      const { review } = model;
      if (!review) return;
      if (review.playing) return changeReview({ playing: false });
      stopAt(review.at === review.stops.length - 1 ? 0 : review.at, true);
      clearTimeout(beat);
      beat = setTimeout(playOn, BEAT);
    },

    /** The game itself is kept, and the copy counts for no match.  The player of that move decides again, in person. */
    async tryDifferently() {
      const { review, save } = model;
      if (!save || !review?.shown || review.shown.at !== review.at) return;
      const { view } = review.shown;
      const copy: Save = {
        ...save,
        record: view.record,
        brief: briefOf(view),
        seats: [0, 1].map((player) => (player !== view.turn && levelOf(save, player)) || "person"),
        match: { length: 1, games: [] },
        tried: true,
        replaced: true,
        saved: Date.now(),
      };
      // A copy of a copy takes its place: what it was made from at first stays the game before it.
      const keep = () => (save.tried ? storage.save(copy) : storage.begin(copy));
      const back = () => (save.tried ? storage.save(save) : storage.bringBack(save.game));
      await bring(save.game, keep, "play");
      const text = tryingFrom(review.stops[review.at].ply + 1);
      toast({ text, label: undo, act: () => bring(save.game, back, "review") });
    },
  };

  return { intents, look, stopPlaying };
}

const isShown = ({ shown, at, stops, found }: Review) =>
  shown?.at === at && (at === stops.length - 1 || shown.judged === Boolean(found));

/** Everything that happened, as the review would tell it, without any judgement. */
function stepsOf({ log, outcome }: View): PlainStep[] {
  const steps = log.map(({ by, move, text }) => ({ by, move, said: text, card: move.startsWith("=") }));
  if (outcome?.reason !== "resigned") return steps;
  return [...steps, { by: 1 - outcome.winner, move: "resign", said: outcome.why, card: false }];
}

/** Every decision, and the end. */
function stopsOf(steps: PlainStep[]): Stop[] {
  const decisions = steps.map(({ card }, step) => ({ card, step })).filter(({ card }) => !card);
  return [...decisions.map(({ step }, ply) => ({ step, ply })), { step: steps.length, ply: decisions.length }];
}

/** Where to look first: the mistake that cost most, or the end of a game without any. */
function turningPoint(steps: ReviewStep[], stops: Stop[]) {
  const costs = stops.map(({ step }) => (steps[step]?.verdict ? steps[step].cost : 0));
  const worst = Math.max(...costs);
  return worst > 0 ? costs.indexOf(worst) : stops.length - 1;
}
