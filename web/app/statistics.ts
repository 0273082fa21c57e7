// Adds up finished games, pair by pair and game by game.  What there is to count in a game, Python has said; nothing
// here knows a rule, the page or the disk.

import { withLevel } from "#words/app";
import type { FinishedGame } from "./saved";
import { nameOfLevel } from "./seats";

/** By place in the pair; the shares are points for the first of the two, summed over the `counted` games. */
export interface Score {
  games: number;
  wins: number[];
  counted: number;
  right: number[];
  asked: number[];
  start: number;
  cards: number;
  decisions: number;
}

/** Games won in a row. */
export interface Streak {
  by: number;
  games: number;
}

export interface Pair extends Score {
  key: string;
  names: string[];
  latest: number;
  now: Streak;
  longest: Streak;
  byGame: Map<string, Score>;
}

/** A pair while its games are being added up, from the latest backwards. */
interface OpenPair extends Pair {
  /** the streak that the game before last belongs to */
  run: Streak;
  /** whether that is still the streak of now */
  going: boolean;
}

const SHARES = ["start", "cards", "decisions"] as const;

/** A name, and of a computer its level: "Computer (expert)". */
export function nameWithLevel({ names, seats }: Pick<FinishedGame, "names" | "seats">, player: number) {
  const seat = seats[player];
  return typeof seat === "number" ? withLevel(names[player], nameOfLevel(seat)) : names[player];
}

/** The same two are the same pair in either order. */
export const pairKey = (game: FinishedGame) =>
  [nameWithLevel(game, 0), nameWithLevel(game, 1)]
    .map((name) => name.toLowerCase())
    .sort()
    .join("\n");

/** Every pair that has played, the latest first, as the games are. */
export function statisticsByPair(games: FinishedGame[]): Pair[] {
  const pairs = new Map<string, OpenPair>();
  for (const game of games) {
    const key = pairKey(game);
    const pair = pairs.get(key) ?? newPair(key, game);
    const ofGame = pair.byGame.get(game.game) ?? newScore();
    pairs.set(key, pair);
    pair.byGame.set(game.game, ofGame);
    const swapped = nameWithLevel(game, 0).toLowerCase() !== pair.names[0].toLowerCase();
    add(pair, game, swapped);
    add(ofGame, game, swapped);
    addWin(pair, swapped ? 1 - game.winner : game.winner);
  }
  for (const pair of pairs.values()) endRun(pair);
  return [...pairs.values()];
}

const newScore = (): Score => ({
  games: 0,
  wins: [0, 0],
  counted: 0,
  right: [0, 0],
  asked: [0, 0],
  start: 0,
  cards: 0,
  decisions: 0,
});

const newPair = (key: string, game: FinishedGame): OpenPair => ({
  ...newScore(),
  key,
  names: [nameWithLevel(game, 0), nameWithLevel(game, 1)],
  latest: game.ended,
  now: { by: 0, games: 0 },
  longest: { by: 0, games: 0 },
  byGame: new Map(),
  run: { by: 0, games: 0 },
  going: true,
});

function add(score: Score, { winner, tally }: FinishedGame, swapped: boolean) {
  const at = (place: number) => (swapped ? 1 - place : place);
  score.games += 1;
  score.wins[at(winner)] += 1;
  if (!tally) return;
  score.counted += 1;
  for (const place of [0, 1]) {
    score.right[place] += tally.right[at(place)];
    score.asked[place] += tally.asked[at(place)];
  }
  for (const share of SHARES) score[share] += swapped ? -tally[share] : tally[share];
}

/** One more win, before those that have been added. */
function addWin(pair: OpenPair, winner: number) {
  if (pair.run.games && pair.run.by !== winner) {
    endRun(pair);
    pair.going = false;
    pair.run = { by: winner, games: 0 };
  }
  pair.run = { by: winner, games: pair.run.games + 1 };
  if (pair.going) pair.now = pair.run;
}

function endRun(pair: OpenPair) {
  if (pair.run.games > pair.longest.games) pair.longest = pair.run;
}
