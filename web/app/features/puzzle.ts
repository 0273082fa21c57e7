// The puzzle of the day: fetches it, sends answers, keeps which days were found.  No DOM, no judgement: position, task
// and verdict are Python's.  What day it is, is this side's to say: Python has no clock.

import { pageAddress, shareText } from "../../device/share-text";
import type { Storage } from "../../store/storage";
import type { Controller } from "../controller";
import { longDate, today } from "../dates";
import type { Intents } from "../intents";
import { chipOf } from "../live-text";
import type { Puzzle } from "../model";
import { titleOfGame } from "../routes";

type PuzzleIntents = Pick<Intents, "pickMove" | "tryMove" | "puzzleAgain" | "sharePuzzle">;

/** So many tries of a day are kept. */
const MOST_TRIES = 100;

export function addPuzzle({ model, ask, change, onScreen, toast }: Controller, storage: Storage): PuzzleIntents {
  onScreen("puzzle", {
    enter() {
      const { date } = model.route;
      if (date && model.puzzle?.date !== date && date <= today()) load(date);
    },
  });

  async function load(date: string) {
    const empty: Puzzle = {
      date, view: null, task: "", failed: false, busy: false, selected: null, verdict: null, moves: null,
    };
    change({ puzzle: empty });
    const answer = await ask({ do: "puzzle", date }).catch(() => null);
    if (model.puzzle !== empty) return;
    if (!answer?.ok) return change({ puzzle: { ...empty, failed: true } });
    change({ puzzle: { ...empty, view: answer.view, task: answer.task }, said: answer.task });
    const right = model.days[date]?.found && model.days[date].tries.at(-1);
    if (right) await settle(date, right);
  }

  const changePuzzle = (part: Partial<Puzzle>) => {
    if (model.puzzle) change({ puzzle: { ...model.puzzle, ...part } });
  };

  /** Have a move judged; null if it could not be, or nobody wants to know any more. */
  async function judge(date: string, move: string) {
    changePuzzle({ busy: true, selected: null, verdict: null });
    const answer = await ask({ do: "puzzle", date, move }).catch(() => null);
    if (model.puzzle?.date !== date) return null;
    changePuzzle({ busy: false });
    if (answer?.ok) return answer;
    toast({ text: answer ? answer.error.text : "No answer came. Try again." });
    return null;
  }

  /** It was found: say why, and show what every move is worth. */
  async function settle(date: string, move: string) {
    const answer = await judge(date, move);
    if (!answer) return;
    changePuzzle({ verdict: { move, right: answer.right, text: answer.text } });
    const worth = await ask({ do: "coach", record: answer.view.record }).catch(() => null);
    if (!worth?.ok || model.puzzle?.date !== date) return;
    changePuzzle({ moves: Object.fromEntries(worth.moves.map((worth) => [worth.move, chipOf(worth)])) });
  }

  return {
    pickMove(selected) {
      if (!model.puzzle?.busy && !model.puzzle?.verdict?.right) changePuzzle({ selected, verdict: null });
    },

    async tryMove(move) {
      const { puzzle, days } = model;
      if (!puzzle?.view?.choices.some((choice) => choice.move === move)) return;
      if (puzzle.busy || puzzle.verdict?.right) return;
      const { date } = puzzle;
      const answer = await judge(date, move);
      if (!answer) return;
      const { right, text } = answer;
      const tries = [...(days[date]?.tries ?? []), move].slice(-MOST_TRIES);
      const now = { ...days, [date]: { tries, found: right } };
      await storage.keepPuzzles(now);
      change({ days: now, said: right ? `Found. ${text}` : `Not that one. ${text}` });
      if (model.puzzle?.date !== date) return; // they have gone on to another
      if (right) await settle(date, move);
      else changePuzzle({ verdict: { move, right, text } });
    },

    puzzleAgain() {
      if (model.puzzle) load(model.puzzle.date);
    },

    /** What can be sent to others without giving anything away. */
    async sharePuzzle() {
      const { puzzle, days } = model;
      if (!puzzle?.view || !days[puzzle.date]) return;
      const { date, view } = puzzle;
      const { tries, found } = days[date];
      const marks = tries.map((_, i) => (found && i === tries.length - 1 ? "✓" : "✗")).join(" ");
      const link = pageAddress(`#/puzzle/${date}`);
      const text = `${link}\nnumgames puzzle, ${longDate(date)}\n${titleOfGame(view.game)}: ${marks}`;
      const handed = await shareText(text);
      if (handed === "copied") toast({ text: "Copied. It gives nothing away." });
      if (handed === "refused") toast({ text: "This browser does not let the page share or copy." });
    },
  };
}
