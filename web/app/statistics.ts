// Adds up finished games, pair by pair and game by game.  Asked by history.js, once for each
// change; drawn by screens/history.js.  What there is to count in a game Python has said
// (numgames/history.py); nothing here knows a rule, the page or the disk.

import { nameOfLevel } from "./seats";
import type { FinishedGame } from "../store/storage";

export type Tally = {right: number[], asked: number[], start: number, cards: number, decisions: number};
/** by place in the pair; the shares are points for the first of the two, summed over the `counted` games */
export type Score = {games: number, wins: number[], counted: number, right: number[], asked: number[],
    start: number, cards: number, decisions: number};
export type Streak = {by: number, games: number};
export type Pair = Score & {key: string, names: string[], latest: number, now: Streak, longest: Streak,
    byGame: Map<string, Score>};

/** A name, and of a computer its level: "Computer, expert". */
export const nameWithLevel = ({ names, seats }: FinishedGame, player: number) =>
  typeof seats[player] === "number" ? `${names[player]}, ${nameOfLevel(seats[player]).toLowerCase()}` : names[player];

/** The same two are the same pair, whoever is named first. */
export const pairKey = (done: FinishedGame) =>
  [nameWithLevel(done, 0), nameWithLevel(done, 1)]
    .map((name) => name.toLowerCase())
    .sort()
    .join("\n");

/**
 * Every pair that has played, the latest first.
 * @param games the latest first
 */
export function statisticsByPair(games: FinishedGame[]): Pair[] {
  const pairs: Map<string, Pair> = new Map();
  for (const done of games) {
    const key = pairKey(done);
    if (!pairs.has(key)) pairs.set(key, newPair(key, done));
    const pair = pairs.get(key);
    const swapped = nameWithLevel(done, 0).toLowerCase() !== pair.names[0].toLowerCase();
    if (!pair.byGame.has(done.game)) pair.byGame.set(done.game, newScore());
    add(pair, done, swapped);
    add(pair.byGame.get(done.game), done, swapped);
    run(pair, swapped ? 1 - done.winner : done.winner);
  }
  for (const pair of pairs.values()) longer(pair);
  return [...pairs.values()];
}

const newScore = (): Score => ({ games: 0, wins: [0, 0], counted: 0, right: [0, 0], asked: [0, 0], start: 0, cards: 0, decisions: 0 });

const newPair = (key: string, done: FinishedGame) => ({
  ...newScore(),
  key,
  names: [nameWithLevel(done, 0), nameWithLevel(done, 1)],
  latest: done.ended,
  now: { by: 0, games: 0, going: true },
  longest: { by: 0, games: 0 },
  run: { by: 0, games: 0 },
  byGame: new Map(),
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
  for (const share of ["start", "cards", "decisions"]) score[share] += swapped ? -tally[share] : tally[share];
}

/** Games in a row, seen from the latest backwards. */
function run(pair: any, winner: number) {
  if (pair.run.games && pair.run.by !== winner) {
    longer(pair);
    pair.now.going = false;
    pair.run = { by: winner, games: 0 };
  }
  pair.run.by = winner;
  pair.run.games += 1;
  if (pair.now.going) Object.assign(pair.now, { by: winner, games: pair.run.games });
}

function longer(pair: any) {
  if (pair.run.games > pair.longest.games) pair.longest = { ...pair.run };
}
