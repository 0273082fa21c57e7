// What the live region says after each answer, so that a game can be followed by ear alone, and how numbers are
// written.  The sentences themselves come from Python; here they are only put one after the other.

import type { MoveWorth } from "./answers";
import type { Chip } from "./model";
import type { Choice, LogEntry, View } from "./view";
import { namesIn } from "./view";

/** So many numbers are read out as what may be named; more are only counted. */
const A_LIST = 20;

/** What has happened since `before`; `waiting` is what is said instead of a turn, if nobody here is to move. */
export function liveText(before: View | null, view: View, help: string, waiting = "") {
  const names = namesIn(view);
  const same = before !== null && before.game === view.game && before.seed === view.seed;
  const said: string[] = [];
  const texts = (log: LogEntry[]) => log.map(({ text }) => text);
  if (!same) said.push(`${view.title}. ${names[0]} against ${names[1]}.`, ...texts(view.ply ? [] : view.log));
  else if (view.log.length < before.log.length) said.push("Taken back.");
  else said.push(...texts(view.log.slice(before.log.length)));
  if (view.outcome) said.push(view.outcome.title, view.outcome.why);
  else if (view.turn === null) return said.join(" ");
  else if (waiting) said.push(`${names[view.turn]} ${waiting}`);
  else said.push(`${names[view.turn]}, your turn.`, view.ask, help === "off" ? "" : numbers(view.choices));
  return said.filter(Boolean).join(" ");
}

/** Which numbers may be named, where moves are numbers. */
function numbers(choices: Choice[]) {
  const fits = choices.map(({ move }) => move);
  if (!fits.length || !fits.every((move) => /^\d+$/.test(move))) return "";
  if (fits.length > A_LIST) return `${fits.length} numbers fit.`;
  return fits.length === 1 ? `Only ${fits[0]} fits.` : `${fits.slice(0, -1).join(", ")} and ${fits.at(-1)} fit.`;
}

/** What is said of a number that has been picked and not yet played. */
export function pickedText(number: string, view: View, help = "marks") {
  const once = "Once more plays it.";
  if (help === "off") return `${number} picked. ${once}`;
  const fits = view.choices.find((choice) => choice.move === number);
  if (!fits) return misfit(view).replace("#", number);
  return `${number} picked${fits.reason ? `: ${fits.reason}` : ""}. ${once}`;
}

/** Why a number does not fit, in a divisor game; "#" stands for it. */
const misfit = ({ table }: View) => (table as { misfit: string }).misfit;

/** What a button says of a move; where nothing wins any more, the best of it is no good either. */
export const chipOf = ({ chip, best, chance }: MoveWorth): Chip => ({ text: chip, best: best && chance > 0 });

/** 0.64 -> "64 %"; 0 and 100 only where it is exactly that, as the coach says it. */
export function percent(chance: number) {
  const points = Math.round(100 * chance);
  if (points === 0 && chance > 0) return "under 1\u00a0%";
  if (points === 100 && chance < 1) return "over 99\u00a0%";
  return `${points}\u00a0%`;
}

/** 1 -> "once", 2 -> "twice", 3 -> "3 times". */
export const timesText = (times: number) => (times === 1 ? "once" : times === 2 ? "twice" : `${times} times`);
