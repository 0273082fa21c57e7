// The puzzle of the day: fetches it, sends answers, keeps which days were found.  Joined to the
// controller by main.js.  No DOM, no judgement: position, task and verdict are Python's
// (numgames/puzzle.py).  What day it is, is this side's to say: Python has no clock.

import { longDate, today } from "../dates";
import { titleOfGame } from "../routes";
import type { Controller } from "../controller";
import type { Puzzles, Storage } from "../../store/storage";

/** `told` is the answer to the last try; `moves` what every move is worth, once it was found. */
/** view is null while it is made */
export type Puzzle = {date: string, view: any, task: string, failed: boolean, busy: boolean,
    selected: string | null, told: {move: string, right: boolean, text: string} | null,
    moves: Record<string, {text: string, best: boolean}> | null};
export type Days = Puzzles["days"];

export function addPuzzle({ model, act, ask, report, toast, watch }: Controller, storage: Storage) {
  watch(onChange);

  function onChange() {
    const { route, puzzle } = model;
    if (route.screen === "puzzle" && puzzle?.date !== route.date && route.date <= today()) fetch(route.date);
  }

  async function fetch(date: string) {
    const empty = { date, view: null, task: "", failed: false, busy: false, selected: null, told: null, moves: null };
    report({ puzzle: empty });
    const answer = await ask({ do: "puzzle", date }, ({} as any)).catch(() => null);
    if (model.puzzle !== empty) return;
    if (!answer?.ok) return report({ puzzle: { ...empty, failed: true } });
    report({ puzzle: { ...empty, view: answer.view, task: answer.task }, said: answer.task });
    if (model.days[date]?.found) await settle(model.days[date].tries.at(-1));
  }

  const change = (part: Partial<Puzzle>) => report({ puzzle: { ...model.puzzle, ...part } });

  /** Have a move judged. */
  async function judged(move: string) {
    const { date } = model.puzzle;
    change({ busy: true, selected: null, told: null });
    const answer = await ask({ do: "puzzle", date, move }, ({} as any)).catch(() => null);
    if (model.puzzle?.date !== date) return null;
    change({ busy: false });
    if (answer?.ok) return answer;
    toast({ text: answer ? answer.error.text : "No answer came. Try again." });
    return null;
  }

  /** It was found: say why, and show what every move is worth. */
  async function settle(move: string) {
    const { date, view } = model.puzzle;
    const answer = await judged(move);
    if (!answer) return;
    change({ told: { move, right: answer.right, text: answer.text } });
    const worth = await ask({ do: "coach", record: view.record }, ({} as any)).catch(() => null);
    if (!worth?.ok || model.puzzle?.date !== date) return;
    change({ moves: Object.fromEntries(worth.moves.map(({ move, chip, best }) => [move, { text: chip, best }])) });
  }

  act.tryMove = async (move: string) => {
    const { puzzle, days } = model;
    if (!puzzle?.view || puzzle.busy || puzzle.told?.right || !puzzle.view.choices.some((choice) => choice.move === move)) return;
    const answer = await judged(move);
    if (!answer) return;
    const { right, text } = answer;
    const before = days[puzzle.date]?.tries ?? [];
    const now = { ...days, [puzzle.date]: { tries: [...before, move].slice(-100), found: right } };
    await storage.keepPuzzles(now);
    report({ days: now, said: right ? `Found. ${text}` : `Not that one. ${text}` });
    if (right) await settle(move);
    else change({ told: { move, right, text } });
  };

  act.pickMove = (selected: string | null) => {
    if (model.puzzle?.busy || model.puzzle?.told?.right) return;
    change({ selected, told: null });
  };

  act.puzzleAgain = () => fetch(model.puzzle.date);

  /** What can be sent to others without giving anything away. */
  act.sharePuzzle = async () => {
    const { date, view } = model.puzzle;
    const { tries, found } = model.days[date];
    const marks = tries.map((_, i) => (found && i === tries.length - 1 ? "✓" : "✗")).join(" ");
    const link = `${location.href.split("#")[0]}#/puzzle/${date}`;
    const text = `numgames puzzle, ${longDate(date)}\n${titleOfGame(view.game)}: ${marks}\n${link}`;
    try {
      if (navigator.share) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      toast({ text: "Copied. It gives nothing away." });
    } catch (error) {
      if ((error as Error).name !== "AbortError") toast({ text: "This browser does not let the page share or copy." });
    }
  };
}
