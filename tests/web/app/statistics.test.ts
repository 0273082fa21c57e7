import assert from "node:assert/strict";
import { test } from "node:test";
import type { FinishedGame } from "../../../web/app/saved";
import { nameWithLevel, pairKey, statisticsByPair } from "../../../web/app/statistics";
import { fakeFinished, NAMES } from "../support";

const SWAPPED = { names: ["Ben", "Ada"] };

/** Games of which the first is the latest; winners by place at the table. */
const games = (...parts: Partial<FinishedGame>[]) =>
  parts.map((part, i) => fakeFinished({ id: `g${i}`, ended: 1000 - i, ...part }));

const onlyPair = (...parts: Partial<FinishedGame>[]) => {
  const pairs = statisticsByPair(games(...parts));
  assert.equal(pairs.length, 1);
  return pairs[0];
};

test("a computer's level belongs to its name", () => {
  const game = fakeFinished({ names: ["Ada", "Computer"], seats: ["person", 4] });
  assert.equal(nameWithLevel(game, 0), "Ada");
  assert.equal(nameWithLevel(game, 1), "Computer (expert)");
  assert.equal(nameWithLevel({ ...game, seats: ["bot:Ada", "away"] }, 0), "Ada");
});

test("the same two are a pair, in either order and however the name is written", () => {
  const key = pairKey(fakeFinished());
  assert.equal(pairKey(fakeFinished(SWAPPED)), key);
  assert.equal(pairKey(fakeFinished({ names: ["ADA", "ben"] })), key);
  assert.notEqual(pairKey(fakeFinished({ names: ["Ada", "Cleo"] })), key);
});

test("another level is another opponent", () => {
  const against = (level: number) => fakeFinished({ names: ["Ada", "Computer"], seats: ["person", level] });
  assert.notEqual(pairKey(against(4)), pairKey(against(5)));
});

test("no game has been played yet", () => assert.deepEqual(statisticsByPair([]), []));

test("every pair stands once, the one that played last first, named as in its latest game", () => {
  const pairs = statisticsByPair(games({}, { names: ["Ada", "Cleo"] }, SWAPPED));
  assert.deepEqual(pairs.map(({ names }) => names), [NAMES, ["Ada", "Cleo"]]);
  assert.deepEqual(pairs.map(({ games }) => games), [2, 1]);
  assert.deepEqual(pairs.map(({ latest }) => latest), [1000, 999]);
});

test("wins go to the winner in either seat", () => {
  assert.deepEqual(onlyPair({ winner: 0 }, { winner: 1, ...SWAPPED }, { winner: 0, ...SWAPPED }).wins, [2, 1]);
});

test("two of one name are told apart by where they sit", () => {
  assert.deepEqual(onlyPair({ names: ["Ada", "Ada"], winner: 1 }, { names: ["Ada", "Ada"], winner: 0 }).wins, [1, 1]);
});

test("sums are over the games that were counted, from the first one's side", () => {
  const tally = { right: [5, 3], asked: [6, 4], start: 100, cards: -20, decisions: 30 };
  const pair = onlyPair({ tally }, { tally, ...SWAPPED }, { tally: null }, { tally });
  const { games, counted, right, asked, start, cards, decisions } = pair;
  assert.deepEqual(
    { games, counted, right, asked, start, cards, decisions },
    { games: 4, counted: 3, right: [13, 11], asked: [16, 14], start: 100, cards: -20, decisions: 30 },
  );
});

test("each game has sums of its own", () => {
  const tally = { right: [1, 2], asked: [3, 4], start: 10, cards: 20, decisions: 30 };
  const { byGame } = onlyPair({ winner: 0 }, { game: "sequence_stack", winner: 1, tally }, { winner: 1, ...SWAPPED });
  assert.deepEqual([...byGame.keys()], ["number_stack", "sequence_stack"]);
  assert.deepEqual(byGame.get("number_stack")?.wins, [2, 0]);
  assert.deepEqual(byGame.get("sequence_stack"), {
    games: 1, wins: [0, 1], counted: 1, right: [1, 2], asked: [3, 4], start: 10, cards: 20, decisions: 30,
  });
});

test("games in a row: those up to now, and the most there ever were", () => {
  const winners = (...places: number[]) => onlyPair(...places.map((winner) => ({ winner }))); // the latest first
  const cases: [number[], now: [number, number], longest: [number, number]][] = [
    [[0], [0, 1], [0, 1]],
    [[0, 0, 1], [0, 2], [0, 2]],
    [[1, 0, 0, 0, 1], [1, 1], [0, 3]],
    [[1, 1, 0, 0], [1, 2], [1, 2]], // of two that are as long, the later
    [[0, 1, 1, 0, 0, 0], [0, 1], [0, 3]],
  ];
  for (const [places, now, longest] of cases) {
    const pair = winners(...places);
    assert.deepEqual([pair.now.by, pair.now.games], now, String(places));
    assert.deepEqual([pair.longest.by, pair.longest.games], longest, String(places));
  }
});

test("a row goes on when the two change places", () => {
  const { now } = onlyPair({ winner: 0 }, { winner: 1, ...SWAPPED }, { winner: 0 });
  assert.deepEqual([now.by, now.games], [0, 3]);
});

test("another pair's games do not interrupt a row", () => {
  const [pair] = statisticsByPair(games({ winner: 0 }, { names: ["Cleo", "Ben"], winner: 1 }, { winner: 0 }));
  assert.equal(pair.now.games, 2);
});
