// What the live region says after each answer, so that a game can be followed by ear alone, and how chances are
// written.  What happens in a game is told by Python; here its sentences are put one after the other.

import * as words from "#words/live-text";
import type { MoveWorth } from "./answers";
import type { Chip } from "./model";
import type { Choice, LogEntry, View } from "./view";
import { namesIn } from "./view";

/** So many numbers are read out as the ones that fit; more are only counted. */
const A_LIST = 20;

/** What has happened since `before`; `waiting` is said in place of a turn while a computer or a distant player moves. */
export function liveText(before: View | null, view: View, help: string, waiting = "") {
  const names = namesIn(view);
  const same = before !== null && before.game === view.game && before.seed === view.seed;
  const said: string[] = [];
  const texts = (log: LogEntry[]) => log.map(({ text }) => text);
  if (!same) said.push(words.introduction(view.title, names[0], names[1]), ...texts(view.ply ? [] : view.log));
  else if (view.log.length < before.log.length) said.push(words.undone);
  else said.push(...texts(view.log.slice(before.log.length)));
  if (view.decided && !(same && before.decided)) said.push(view.decided.title, view.decided.why);
  if (view.outcome) said.push(view.outcome.title, view.outcome.why);
  else if (view.turn === null) return said.join(" ");
  else if (waiting) said.push(waiting);
  else said.push(words.yourTurn(names[view.turn]), view.ask, help === "off" ? "" : numbers(view.choices));
  return said.filter(Boolean).join(" ");
}

/** Which numbers fit, where moves are numbers. */
function numbers(choices: Choice[]) {
  const fits = choices.map(({ move }) => move);
  if (!fits.length || !fits.every((move) => /^\d+$/.test(move))) return "";
  return fits.length > A_LIST ? words.manyFit(fits.length) : words.fit(fits);
}

/** What is said of a number that has been chosen and not yet played. */
export function pickedText(number: string, view: View, help = "marks") {
  if (help === "off") return words.picked(number);
  const fits = view.choices.find((choice) => choice.move === number);
  return fits ? words.picked(number, fits.reason) : misfit(view).replace("#", number);
}

/** Why a number does not fit, in a divisor game; "#" stands for it. */
const misfit = ({ table }: View) => (table as { misfit: string }).misfit;

/** What a button says of a move; where nothing wins any more, the best of it is no good either. */
export const chipOf = ({ chip, best, chance }: MoveWorth): Chip => ({ text: chip, best: best && chance > 0 });

/** 0.64 -> "64 %"; 0 and 100 only where it is exactly that, as the coach says it. */
export function percent(chance: number) {
  const points = Math.round(100 * chance);
  if (points === 0 && chance > 0) return words.under(1);
  if (points === 100 && chance < 1) return words.over(99);
  return words.percent(points);
}
