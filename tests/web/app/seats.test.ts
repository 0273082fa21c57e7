import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat } from "../../../web/app/saved";
import {
  availableSeats, awayToMove, botName, computerToMove, countComputers, facedPlayer, isAway, levelOf, localPlayer,
  movesAfterUndo, nameOfLevel, namesOf, onlyMove, waitingText, waitsForOther,
} from "../../../web/app/seats";
import { fakeView } from "../support";

const at = (...seats: Seat[]) => ({ seats });
const PEOPLE = at("person", "person");
const COMPUTER = at("person", 4);
const BOT = at("bot:Ada", "person");
const APART = at("person", "away");

/** A game with these moves, each by its player; cards are "=7". */
const played = (...log: [by: number, move: string][]) =>
  fakeView({ undo: true, log: log.map(([by, move]) => ({ by, move, text: "" })) });

test("a computer has a level, a bot its name, everybody else none", () => {
  assert.equal(levelOf(COMPUTER, 1), 4);
  assert.equal(levelOf(BOT, 0), "bot:Ada");
  for (const save of [PEOPLE, APART, null, undefined, {}]) assert.equal(levelOf(save, 1), 0);
});

test("a bot's name stands after its colon", () => {
  assert.equal(botName("bot:Ada: the 2nd"), "Ada: the 2nd");
  for (const seat of ["person", "away", "robot:Ada", 3, undefined]) assert.equal(botName(seat), "");
});

test("a game that was kept before there were computers has two people", () => {
  assert.equal(countComputers({}), 0);
  assert.equal(facedPlayer({}), null);
  assert.equal(localPlayer({}), null);
});

test("people wait while a computer or a distant player is to move, and are told for whom", () => {
  const cases: [{ seats: Seat[] }, turn: number | null, waitsFor: string][] = [
    [PEOPLE, 0, ""],
    [COMPUTER, 0, ""],
    [COMPUTER, 1, "Ben"],
    [COMPUTER, null, ""],
    [BOT, 0, "Ada"],
    [APART, 0, ""],
    [APART, 1, "Ben"],
    [APART, null, ""],
  ];
  for (const [save, turn, name] of cases) {
    const table = { view: fakeView({ turn }), save };
    assert.equal(waitsForOther(table), name !== "", `${save.seats} ${turn}`);
    const said = waitingText(table);
    assert.ok(name ? said.includes(name) : said === "", `${save.seats} ${turn}: ${said}`);
  }
});

test("without a game the table does not wait", () => {
  const table = { view: null, save: COMPUTER };
  assert.equal(computerToMove(table), 0);
  assert.equal(awayToMove(table), false);
});

test("a player who is not away is here", () => {
  assert.equal(isAway(APART, 1), true);
  assert.equal(isAway(APART, 0), false);
  assert.equal(localPlayer(APART), 0);
  assert.equal(localPlayer(at("away", "person")), 1);
  assert.equal(localPlayer(PEOPLE), null);
});

test("the table faces the only person here, or the first of two computers, but none of two people", () => {
  const cases: [{ seats: Seat[] }, number | null][] = [
    [PEOPLE, null],
    [COMPUTER, 0],
    [at(4, "person"), 1],
    [BOT, 1],
    [at(1, 5), 0],
    [APART, 0],
    [at("away", "person"), 1],
  ];
  for (const [save, player] of cases) assert.equal(facedPlayer(save), player, String(save.seats));
});

test("the levels have names", () => {
  assert.deepEqual([1, 2, 3, 4, 5].map(nameOfLevel), ["Beginner", "Learner", "Player", "Expert", "Perfect"]);
});

test("people are called as they like, a bot by its name, one computer Computer and two by their shapes", () => {
  assert.deepEqual(namesOf([" Ada ", "  "], PEOPLE.seats), ["Ada", "Player 2"]);
  assert.deepEqual(namesOf(["Ada", "Ben"], COMPUTER.seats), ["Ada", "Computer"]);
  assert.deepEqual(namesOf(["Ada", "Ben"], [2, 3]), ["Disc", "Kite"]);
  assert.deepEqual(namesOf(["Ada", "Ben"], ["bot:Cleo", 3]), ["Cleo", "Kite"]);
  assert.deepEqual(namesOf(["", "Ben"], APART.seats), ["Player 1", "Ben"]);
});

test("a bot sits down only at its own game, and only while there is one", () => {
  const bots = [{ name: "Ada", game: "number_stack", code: "…", saved: 1 }];
  assert.deepEqual(availableSeats("number_stack", ["bot:Ada", 3], bots), ["bot:Ada", 3]);
  assert.deepEqual(availableSeats("sequence_stack", ["bot:Ada", "away"], bots), ["person", "away"]);
  assert.deepEqual(availableSeats("number_stack", ["bot:Ben", "person"], bots), ["person", "person"]);
});

test("two people take back one move at a time; cards are no moves", () => {
  const view = played([0, "=7"], [0, "keep"], [1, "=3"], [1, "discard"], [0, "=1"]);
  assert.equal(movesAfterUndo(view, PEOPLE), 1);
  assert.equal(movesAfterUndo(played([0, "48"]), PEOPLE), 0);
});

test("against a computer one goes back to one's own last decision", () => {
  const view = played([0, "48"], [1, "24"], [0, "12"], [1, "6"]);
  assert.equal(movesAfterUndo(view, COMPUTER), 2);
  assert.equal(movesAfterUndo(played([0, "48"], [1, "24"], [0, "12"]), COMPUTER), 2);
  assert.equal(movesAfterUndo(played([0, "48"], [1, "24"]), BOT), 1);
});

test("there is nothing to take back before one has decided anything", () => {
  assert.equal(movesAfterUndo(played([1, "48"]), COMPUTER), null);
  assert.equal(movesAfterUndo({ ...played([0, "48"]), undo: false }, PEOPLE), null);
});

test("of two computers' game one move at a time is taken back", () => {
  assert.equal(movesAfterUndo(played([0, "48"], [1, "24"]), at(1, 5)), 1);
});

test("what a distant player played stays", () => {
  assert.equal(movesAfterUndo(played([0, "48"], [1, "24"]), APART), null);
  assert.equal(movesAfterUndo(played([0, "48"], [1, "24"], [0, "12"]), APART), 2);
});

test("giving up is undone, the moves before it stay; but not for a distant player", () => {
  const gaveUp = (player: number) => ({
    ...played([0, "48"], [1, "24"]),
    outcome: { winner: 1 - player, reason: "resigned", title: "", why: "", reasons: [] },
  });
  assert.equal(movesAfterUndo(gaveUp(0), PEOPLE), 2);
  assert.equal(movesAfterUndo(gaveUp(0), COMPUTER), 2);
  assert.equal(movesAfterUndo(gaveUp(0), APART), 2);
  assert.equal(movesAfterUndo(gaveUp(1), APART), null);
});

test("a move without a choice is known to a person who is to move, unless finding it is the exercise", () => {
  const choices = [{ move: "discard", label: "", kind: "", reason: "" }];
  const view = fakeView({ choices });
  assert.equal(onlyMove({ view, save: PEOPLE }), "discard");
  assert.equal(onlyMove({ view: fakeView(), save: PEOPLE }), null);
  assert.equal(onlyMove({ view: fakeView({ choices, wait: "over" }), save: PEOPLE }), null);
  assert.equal(onlyMove({ view: fakeView({ choices, turn: 1 }), save: COMPUTER }), null);
  const chain = fakeView({ choices, table: { chain: [] } });
  assert.equal(onlyMove({ view: chain, save: { ...PEOPLE, help: "marks" } }), "discard");
  assert.equal(onlyMove({ view: chain, save: { ...PEOPLE, help: "off" } }), null);
});
