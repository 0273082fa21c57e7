// Who sits at the table: which players are computers, and what follows from it.  No rules; keeps nothing.

import { computer } from "#words/app";
import { playerNumber, shapes } from "#words/common";
import { farAway, thinking } from "#words/live-text";
import { levels } from "built/levels";
import type { Bot, Seat, Settings } from "./saved";
import { chainOf, type Outcome, type View } from "./view";

/** Anything that knows who sits where. */
type Seated = { seats?: Seat[]; help?: string } | null | undefined;
/** The game on the table. */
type Table = { view: View | null; save: Seated };

/** The level of the computer that plays as `player`, or its "bot:name"; 0 for a person. */
export function levelOf(save: Seated, player: number): Seat {
  const seat = save?.seats?.[player];
  return seat && (typeof seat === "number" || botName(seat)) ? seat : 0;
}

/** "bot:Ada" -> "Ada"; empty for all other seats. */
export const botName = (seat: unknown) =>
  typeof seat === "string" && seat.startsWith("bot:") ? seat.slice(4) : "";

/** The level of the computer that is to move; 0 if it is a person's turn, or the game is over. */
export const computerToMove = ({ view, save }: Table) =>
  view && view.turn !== null ? levelOf(save, view.turn) : 0;

/** Whether `player` is far away, and plays by link. */
export const isAway = (save: Seated, player: number) => save?.seats?.[player] === "away";

/** Whether the table waits for a link. */
export const awayToMove = ({ view, save }: Table) =>
  view !== null && view.turn !== null && isAway(save, view.turn);

/** Whether a computer is to move, or a player who is far away. */
export const waitsForOther = (model: Table) => Boolean(computerToMove(model)) || awayToMove(model);

/** The one move that a person here can make now, as far as the page may tell; null with a choice, or none. */
export function onlyMove(model: Table) {
  const { view, save } = model;
  if (view?.wait !== "move" || view.choices.length !== 1 || waitsForOther(model)) return null;
  const finding = chainOf(view) && save?.help === "off"; // which number fits is the exercise
  return finding ? null : view.choices[0].move;
}

/** What is said while the table waits for a computer or a link. */
export function waitingText({ view, save }: Table) {
  if (!view || view.turn === null || !waitsForOther({ view, save })) return "";
  const { name } = view.players[view.turn];
  return isAway(save, view.turn) ? farAway(name) : thinking(name);
}

/** Who sits here while the other player is far away; null if both are here. */
export const localPlayer = (save: Seated) => (isAway(save, 0) ? 1 : isAway(save, 1) ? 0 : null);

/** How many computers play. */
export const countComputers = (save: Seated) => [0, 1].filter((player) => levelOf(save, player)).length;

/** The person whom a computer has beaten; null if the game ended in any other way. */
export function beatenPerson({ view, save }: Table) {
  if (!view?.outcome || countComputers(save) !== 1) return null;
  const { winner } = view.outcome;
  return levelOf(save, winner) ? 1 - winner : null;
}

/** The same people against computers one level lower, down to the first. */
export const easierSeats = (save: Seated): Seat[] | undefined =>
  save?.seats?.map((seat) => (typeof seat === "number" ? Math.max(1, seat - 1) : seat));

/** Whether a computer here has a level below its own. */
export const canBeEasier = (save: Seated) => save?.seats?.some((seat) => typeof seat === "number" && seat > 1) ?? false;

/** The player whom the table always faces: the only person here, or player 0 if there is none.  Null with two. */
export function facedPlayer(save: Seated) {
  const computers = countComputers(save);
  if (localPlayer(save) !== null) return localPlayer(save);
  return computers === 0 ? null : computers === 2 || levelOf(save, 1) ? 0 : 1;
}

/** "Beginner" … "Perfect". */
export const nameOfLevel = (level: number) => levels.names[level - 1];

/**
 * What the two are called: people by the names they typed, bots by theirs, one computer "Computer", two by their
 * shapes.
 */
export const namesOf = (typed: string[], seats: Seat[]) =>
  typed.map((name, player) => {
    if (botName(seats[player])) return botName(seats[player]);
    if (levelOf({ seats }, player)) return countComputers({ seats }) === 2 ? shapes[player] : computer;
    return name.trim() || playerNumber(player + 1);
  });

/** Whom people play: each other, or a computer. */
export type Rival = "people" | "computer";

/** Against whom nobody has ever chosen yet: Learner. */
export const FIRST_OPPONENT: Seat[] = ["person", 2];

/** How they sat when they last played each other, or a computer. */
export function seatsAgainst(rival: Rival, game: string, { seats, computer }: Pick<Settings, "seats" | "computer">, bots: Bot[]) {
  if (rival === "people") return countComputers({ seats }) ? ["person", "person"] : seats;
  const kept = availableSeats(game, computer, bots);
  return countComputers({ seats: kept }) === 1 ? kept : FIRST_OPPONENT;
}

/** Seats as they were chosen last, for this game: a bot plays one game only, and may be gone. */
export const availableSeats = (game: string, seats: Seat[], bots: Bot[]) =>
  seats.map((seat) => {
    const name = botName(seat);
    return !name || bots.some((bot) => bot.game === game && bot.name === name) ? seat : "person";
  });

/**
 * How many moves stay after an undo: between two people all but the last; against a computer all up to the person's own
 * last decision.  What a distant player played stays.  Null if there is nothing to undo.
 */
export function movesAfterUndo(view: View, save: Seated) {
  const movers = view.log.filter(({ move }) => !move.startsWith("=")).map(({ by }) => by);
  if (!view.undo || (localPlayer(save) !== null && isAway(save, lastToAct(view.outcome, movers)))) return null;
  if (view.outcome?.reason === "resigned") return movers.length;
  if (countComputers(save) !== 1) return movers.length - 1;
  const last = movers.findLastIndex((by) => !levelOf(save, by));
  return last < 0 ? null : last;
}

/** Who moved last, or gave up. */
const lastToAct = (outcome: Outcome | null, movers: number[]) =>
  outcome?.reason === "resigned" ? 1 - outcome.winner : movers[movers.length - 1];
