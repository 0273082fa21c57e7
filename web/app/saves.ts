// What is written down of a game: how it begins, what goes over into the next one, what the home page shows of it.

import { href } from "./routes";
import { type Brief, DUPLICATE, type FinishedGame, type Save } from "./saved";
import type { MatchScore, View } from "./view";

/** What stays the same from one game to the next at the same table. */
export const tableSettings = ({ game, names, seats, help, table }: Save) => ({ game, names, seats, help, table });

/** How a match of this length begins. */
export const newMatch = (length: number | string): Pick<Save, "match" | "duplicate"> =>
  length === DUPLICATE
    ? { match: { length: 1, games: [] }, duplicate: "" }
    : { match: { length: Number(length), games: [] } };

/** Which of two games in one name is played can still be changed: nobody has moved, and nothing was agreed on before. */
export const mayChangeVariant = ({ ply, outcome }: View, { match, duplicate, seats, tried }: Save) =>
  ply === 0 && !outcome && !match.games.length && !duplicate && !tried && !seats?.includes("away");

/** What the home page shows of a game: whose turn it is, and the last numbers. */
export function briefOf(view: View): Brief {
  const tiles = view.log
    .filter(({ move }) => /\d/.test(move))
    .slice(-3)
    .map(({ move, by }) => ({ number: move.replace("=", ""), by }));
  return { turn: view.turn, match: view.match && scoreOf(view.match), tiles };
}

/** How a match stands, without its games: those are kept as records. */
const scoreOf = ({ length, score, played, winner, next_starter }: MatchScore) => ({ length, score, played, winner, next_starter });

/** Whether there is anything to go on with: a game under way, or a match. */
export const isOpen = ({ brief, duplicate }: Save) =>
  brief.turn !== null || brief.match?.winner === null || duplicate === "";

/** Where an open game goes on. */
export const hrefOfOpen = ({ game, brief }: Save) => href(brief.turn === null ? "end" : "play", game);

/** A finished game, as the history keeps it. */
export const finishedGame = ({ id = newSeed(), game, record, names, seats, saved }: Save, view: View): FinishedGame => ({
  v: 1,
  id,
  game,
  record,
  names,
  seats: seats ?? ["person", "person"],
  ended: saved,
  winner: view.outcome?.winner ?? 0,
  tally: null,
});

/** All luck of a game hangs on this. */
export function newSeed() {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 36]).join("");
}

/** Whether there is a game that this one took the place of, and that can come back. */
export const canBringBack = (save: Save | null) => Boolean(save?.replaced ?? save?.tried);
