import assert from "node:assert/strict";
import { test } from "node:test";
import { briefOf, canBringBack, finishedGame, newMatch, newSeed, tableSettings } from "../../../web/app/saves";
import { fakeSave, fakeView, GAME, NAMES } from "../support";

const log = (...moves: string[]) => moves.map((move, i) => ({ by: i % 2, move, text: "" }));

test("from one game to the next at the same table stays who plays, how they sit and how much help there is", () => {
  const save = fakeSave({ id: "g1", tried: true, duplicate: "", match: { length: 3, games: ["1.x"] } });
  const stays = { game: GAME, names: NAMES, seats: ["person", "person"], help: "marks", table: "same" };
  assert.deepEqual(tableSettings(save), stays);
});

test("a match begins with no game played, also where its length comes as text", () => {
  assert.deepEqual(newMatch(3), { match: { length: 3, games: [] } });
  assert.deepEqual(newMatch("5"), { match: { length: 5, games: [] } });
});

test("a duplicate match begins with its first game, whose record is still to come", () => {
  assert.deepEqual(newMatch("duplicate"), { match: { length: 1, games: [] }, duplicate: "" });
});

test("home shows whose turn it is and the last three numbers, drawn or played, by whom", () => {
  const view = fakeView({ turn: 1, log: log("=7", "keep", "=3", "48", "discard", "24") });
  assert.deepEqual(briefOf(view), {
    turn: 1,
    match: null,
    tiles: [{ number: "3", by: 0 }, { number: "48", by: 1 }, { number: "24", by: 1 }],
  });
  assert.deepEqual(briefOf(fakeView({ log: log("take", "skip") })).tiles, []);
});

test("a finished game has what the history needs, and is not counted yet", () => {
  const view = fakeView({ outcome: { winner: 1, reason: "moves", title: "", why: "", reasons: [] } });
  const save = fakeSave({ id: "g1", record: "1.number_stack..k3.1.0.keep", seats: ["person", 4], saved: 5 });
  assert.deepEqual(finishedGame(save, view), {
    v: 1, id: "g1", game: GAME, record: "1.number_stack..k3.1.0.keep", names: NAMES, seats: ["person", 4], ended: 5,
    winner: 1, tally: null,
  });
});

test("a game from before there were computers ends between two people, under a name of its own", () => {
  const { id, seats } = finishedGame(fakeSave({ seats: undefined, id: undefined }), fakeView());
  assert.deepEqual(seats, ["person", "person"]);
  assert.match(id, /^[a-z0-9]{10}$/);
});

test("a seed is ten letters and figures, another one every time", () => {
  const seeds = Array.from({ length: 500 }, newSeed);
  for (const seed of seeds) assert.match(seed, /^[a-z0-9]{10}$/);
  assert.equal(new Set(seeds).size, 500);
});

test("a copy brings back the game before it, if it took the place of one", () => {
  assert.equal(canBringBack(null), false);
  assert.equal(canBringBack(fakeSave()), false);
  assert.equal(canBringBack(fakeSave({ tried: true })), true); // kept before `replaced` was
  assert.equal(canBringBack(fakeSave({ tried: true, replaced: true })), true);
  assert.equal(canBringBack(fakeSave({ tried: true, replaced: false })), false);
  assert.equal(canBringBack(fakeSave({ replaced: true })), true);
});
