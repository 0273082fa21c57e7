import assert from "node:assert/strict";
import { test } from "node:test";
import { firstModel } from "../../../web/app/model";
import { briefOf, finishedGame } from "../../../web/app/saves";
import {
  isValidDay, isValidFinishedGame, isValidPuzzles, isValidSave, isValidTally, upgradedSave, validSettings,
} from "../../../web/store/validate";
import { fakeEngine, fakeFinished, fakeSave, fakeView, GAME, NAMES } from "../support";

const LONG = "x".repeat(2001);
const NOTHING = [undefined, null, 0, 5, true, "", "text", [], {}];
const TALLY = { right: [5, 3], asked: [6, 4], start: 100, cards: -20, decisions: 30 };

/** By field: what it may be, and what it may not. */
type Fields = Record<string, { good: unknown[]; bad: unknown[] }>;

function checkFields(whole: object, fields: Fields, isValid: (value: unknown) => boolean) {
  assert.ok(isValid(whole), "as it is");
  for (const [name, { good, bad }] of Object.entries(fields)) {
    for (const value of good) assert.ok(isValid({ ...whole, [name]: value }), `${name}: ${JSON.stringify(value)}`);
    for (const value of bad) assert.ok(!isValid({ ...whole, [name]: value }), `${name}: ${JSON.stringify(value)}`);
  }
}

const NAMES_FIELD = {
  good: [["", "B".repeat(200)]],
  bad: [...NOTHING, ["Ada"], ["Ada", "Ben", "Cleo"], ["Ada", 1], ["Ada", "B".repeat(201)], { 0: "Ada", 1: "Ben" }],
};
const SEATS = {
  good: [[1, 5], ["away", "person"], ["bot:Ada", "person"]],
  bad: [
    null, "person", [], ["person"], ["person", 0], ["person", 6], ["person", 1.5], ["person", "robot"],
    ["person", "4"], ["person", `bot:${"x".repeat(80)}`], ["person", "person", "person"],
  ],
};
const TIME = { good: [0, -86_400_000, Date.UTC(10_000, 0), 8.64e15], bad: [undefined, null, "yesterday", 1.5, Number.NaN, Infinity, 8.64e15 + 1, 2 ** 53] };
const RECORD = { good: ["1.number_stack..k3.1.0.keep", "x".repeat(2000)], bad: [undefined, null, 5, "", LONG, ["1"]] };

test("whatever the page writes down of a game, it can read again", () => {
  const tile = { by: 0, move: "=7", text: "" };
  for (const turn of [0, 1, null])
    for (const match of [null, { length: 3, score: [1, 0], played: 1, winner: null, next_starter: 1, games: [] }])
      for (const part of [{}, { id: "g1", tried: true, replaced: true }, { duplicate: "" }, { seats: undefined }]) {
        const save = fakeSave({ brief: briefOf(fakeView({ turn, match, log: [tile, tile] })), ...part });
        assert.ok(isValidSave(save, GAME), JSON.stringify(save));
        assert.ok(isValidSave(JSON.parse(JSON.stringify(save)), GAME), "and out of a file");
      }
});

test("whatever the page writes down of an end, it can read again", () => {
  const view = fakeView({ outcome: { winner: 1, reason: "moves", title: "", why: "", reasons: [] } });
  const game = finishedGame(fakeSave(), view);
  assert.ok(isValidFinishedGame(game, game.id));
  assert.ok(isValidFinishedGame({ ...game, tally: TALLY }, game.id));
});

test("of a game under way, every field is what it should be, or it is no save", () => {
  const brief = { turn: 0, tiles: [{ number: "48", by: 1 }] };
  const match = { length: 3, score: [1, 0], played: 1 };
  const withBrief = (...parts: object[]) => parts.map((part) => ({ ...brief, ...part }));
  checkFields(fakeSave(), {
    v: { good: [1], bad: [undefined, 0, 2, "1", true] },
    game: { good: [GAME], bad: [undefined, "sequence_stack", "chess", 5] },
    record: RECORD,
    names: NAMES_FIELD,
    seats: { ...SEATS, good: [...SEATS.good, undefined] },
    help: { good: ["off", "marks", "coach"], bad: [undefined, null, 1, "", "on"] },
    table: { good: ["same", "opposite", "turn"], bad: [undefined, null, 1, "moon"] },
    match: {
      good: [{ length: 7, games: ["1.x"] }, { length: 1, games: [] }],
      bad: [...NOTHING, { length: 2, games: [] }, { length: 3, games: [7] }, { length: 3, games: [""] },
        { length: 3, games: {} }, { length: "3", games: [] }, { length: 3, games: Array(8).fill("1.x") },
        { length: 3, games: [LONG] }],
    },
    saved: TIME,
    brief: {
      good: withBrief({}, { turn: null }, { tiles: [] }, { match: null }, { match }),
      bad: [
        ...NOTHING,
        ...withBrief({ turn: 3 }, { turn: undefined }, { turn: "0" }, { tiles: null }, { tiles: [null] }),
        ...withBrief({ tiles: [{ number: 48, by: 1 }] }, { tiles: [{ number: "1000", by: 1 }] }),
        ...withBrief({ tiles: [{ number: "48", by: 2 }] }, { tiles: Array(4).fill(brief.tiles[0]) }),
        ...withBrief({ match: 3 }, { match: { length: 3 } }, { match: { ...match, length: 2 } }),
        ...withBrief({ match: { ...match, score: [8, 0] } }, { match: { ...match, score: [1] } }),
        ...withBrief({ match: { ...match, played: -1 } }),
      ],
    },
    id: { good: [undefined, "g1", "x".repeat(40)], bad: [null, 5, "", "../../x", "G1", "x".repeat(41)] },
    duplicate: { good: [undefined, "", "1.number_stack..k3.1.0"], bad: [null, 5, true, LONG] },
  }, (value) => isValidSave(value, GAME));
});

test("a save of another game, or of a game that only a newer version knows, is none", () => {
  assert.ok(!isValidSave(fakeSave(), "sequence_stack"));
  assert.ok(!isValidSave(fakeSave({ game: "sum_of_six" }), "sum_of_six"));
});

test("nothing at all is no game, no end and no puzzles", () => {
  for (const value of NOTHING) {
    assert.ok(!isValidSave(value, GAME));
    assert.ok(!isValidFinishedGame(value, "g1"));
    assert.ok(!isValidPuzzles(value));
  }
});

test("of a finished game, every field is what it should be, or it is none", () => {
  checkFields(fakeFinished(), {
    v: { good: [1], bad: [undefined, 2, "1"] },
    id: { good: [], bad: [undefined, "g2", 1] },
    game: { good: ["sequence_stack"], bad: [undefined, "sum_of_six", 5] },
    record: RECORD,
    names: NAMES_FIELD,
    seats: { ...SEATS, bad: [...SEATS.bad, undefined] },
    ended: TIME,
    winner: { good: [0, 1], bad: [undefined, null, 2, "0", true] },
    tally: { good: [null, TALLY], bad: [undefined, 5, [], {}, { right: 1 }] },
  }, (value) => isValidFinishedGame(value, "g1"));
  assert.ok(!isValidFinishedGame(fakeFinished({ id: "../x" }), "../x"));
});

test("what Python counts is two pairs and three sums, or nothing yet", () => {
  const pair = { good: [[0, 200]], bad: [undefined, 5, [1], [1, 2, 3], [1, -1], [1, 201], [1, 1.5], ["1", "2"]] };
  const points = { good: [0, -20000, 20000], bad: [undefined, null, "3", 1.5, 20001, -20001, Number.NaN] };
  const fields = { right: pair, asked: pair, start: points, cards: points, decisions: points };
  checkFields(TALLY, fields, isValidTally);
  assert.ok(isValidTally(null));
  assert.ok(!isValidTally(undefined));
});

test("of a day's puzzle there are tries, and whether it was found", () => {
  const day = { tries: ["keep", "48"], found: true };
  const fields = {
    tries: {
      good: [[], Array(100).fill("keep")],
      bad: [undefined, 5, "keep", [5], ["x".repeat(9)], Array(101).fill("keep")],
    },
    found: { good: [false], bad: [undefined, 1, "true", null] },
  };
  checkFields(day, fields, (value) => isValidDay("2026-11-16", value));
  for (const date of ["today", "2026-11-1", "2026-11-16 ", "", "__proto__"]) assert.ok(!isValidDay(date, day), date);
  assert.ok(isValidPuzzles({ v: 1, days: { "2026-11-16": day } }));
  assert.ok(!isValidPuzzles({ v: 2, days: {} }));
  assert.ok(!isValidPuzzles({ v: 1, days: { "2026-11-16": day, today: day } }));
});

test("older versions called a duplicate match `twin`", () => {
  const { duplicate, ...old } = { ...fakeSave({ duplicate: "1.number_stack..k3.1.0" }) };
  assert.deepEqual(upgradedSave({ ...old, twin: duplicate }), { ...old, duplicate });
  assert.deepEqual(upgradedSave({ ...old, twin: "" }), { ...old, duplicate: "" });
  assert.ok(isValidSave(upgradedSave({ ...old, twin: "" }), GAME));
  assert.ok(!isValidSave(upgradedSave({ ...old, twin: LONG }), GAME));
});

test("what is no older save stays as it is", () => {
  for (const value of [...NOTHING, fakeSave(), { twin: 5 }]) assert.deepEqual(upgradedSave(value), value);
});

// -- settings --------------------------------------------------------------------------------------

const SETTINGS = {
  theme: "dark", contrast: "more", motion: "less", names: NAMES, seats: ["person", 4], starter: "1", length: 5,
  help: "off", table: "turn", sound: "on", touch: "on", keys: "off", options: { number_stack: { sum: "total" } },
  turn_asked: true,
};

test("every setting survives the way to the disk and back", () => {
  const there = (settings: object) => validSettings(JSON.parse(JSON.stringify(settings)));
  assert.deepEqual(there(SETTINGS), SETTINGS);
  const { settings } = firstModel({}, fakeEngine().engine.status);
  assert.deepEqual(there(settings), settings);
  for (const length of [1, 3, 5, 7, "duplicate"]) assert.deepEqual(there({ length }), { length });
});

test("a setting that makes no sense is left out, the others stay", () => {
  const wrong: [string, unknown[]][] = [
    ["theme", [{}, 5, "blue", null]],
    ["contrast", ["less"]],
    ["motion", ["fast"]],
    ["names", [5, ["Ada"], [1, 2]]],
    ["seats", [{}, ["person", 99]]],
    ["starter", [1, "3", "__proto__"]],
    ["length", ["3", 2, "twin", true]],
    ["help", [null, "on"]],
    ["table", [null, "moon"]],
    ["options", [[1], "x", { number_stack: 5 }, { number_stack: { sum: 5 } }, { number_stack: { sum: "x".repeat(41) } }]],
    ["turn_asked", [null, {}, [], "x".repeat(41)]],
    ["whatever", [null, {}, [], 1.5, -1]],
  ];
  for (const [name, values] of wrong)
    for (const value of values) {
      const { [name as "theme"]: _, ...others } = SETTINGS;
      assert.deepEqual(validSettings({ ...SETTINGS, [name]: value }), others, `${name}: ${JSON.stringify(value)}`);
    }
});

test("no settings at all are none", () => {
  for (const value of NOTHING) assert.deepEqual(validSettings(value), {});
});

test("settings reach no further than they should", () => {
  for (const value of ['{"theme": "dark"}', '"dark"', "5"]) {
    const settings = validSettings(JSON.parse(`{"__proto__": ${value}, "starter": "__proto__", "help": "off"}`));
    assert.deepEqual(Object.entries(settings), [["help", "off"]], value);
    assert.equal(Object.getPrototypeOf(settings), Object.prototype);
  }
});
