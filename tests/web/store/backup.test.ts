import assert from "node:assert/strict";
import { test } from "node:test";
import * as words from "#words/app";
import { type Backup, readBackup, writeBackup } from "../../../web/store/backup";
import { fakeFinished, fakeSave } from "../support";

const RECORD = "1.stack_attack_score..k4.1.0.3take-2skip";
const TALLY = { right: [5, 3], asked: [6, 4], start: 100, cards: -20, decisions: 30 };
const GAME = { id: "g1", record: RECORD, names: ["Ada", "Ben"], seats: ["person", "person"], ended: 1_700_000_000_000 };
const SAVE = { record: RECORD, names: ["Ada", "Ben"], match: { length: 1, games: [] } };
const NOTHING = { games: [], saves: [], days: {}, settings: {} };

const day = (part: object) => ({ "2026-11-16": { tries: [], found: true, ...part } });
const file = (part: object) => JSON.stringify({ numgames: 1, ...part });
const read = readBackup;

/** All there is on a device. */
const ALL: Backup = {
  games: [
    fakeFinished({ record: RECORD, tally: TALLY }),
    fakeFinished({ id: "g2", seats: ["person", 4], names: ["Zoë \"the\" <b>", "Computer"], winner: 1 }),
  ],
  saves: [
    fakeSave({ id: "s1", match: { length: 3, games: [RECORD] }, help: "off", table: "turn", seats: ["away", "person"] }),
    fakeSave({ game: "sequence_stack", tried: true, duplicate: RECORD }),
    fakeSave({ game: "stack_attack_score", duplicate: "" }),
  ],
  days: { "2026-11-16": { tries: ["keep", "48"], found: true }, "2026-11-15": { tries: ["24"], found: false } },
  settings: { theme: "dark", names: ["Ada", ""], length: "duplicate", options: { number_stack: { sum: "total" } } },
};

test("what is written can be read, and is the same; which game it is and who won is left for Python to find", () => {
  const found = read(writeBackup(ALL));
  assert.deepEqual(found.days, ALL.days);
  assert.deepEqual(found.settings, ALL.settings);
  assert.deepEqual(found.games, ALL.games.map((game) => ({ ...game, game: "", winner: 0 })));
  const unknown = { game: "", brief: { turn: null, tiles: [] }, replaced: false };
  const missing = { id: undefined, tried: false, duplicate: undefined };
  assert.deepEqual(found.saves, ALL.saves.map((save) => ({ ...missing, ...save, ...unknown })));
});

test("nothing written is nothing read", () => assert.deepEqual(read(writeBackup(NOTHING)), NOTHING));

test("what is written is one JSON text, a line for each game", () => {
  const text = writeBackup(ALL);
  assert.deepEqual(Object.keys(JSON.parse(text)), ["numgames", "games", "saves", "puzzles", "settings"]);
  assert.equal(text.split("\n").filter((line) => line.includes('"ended"')).length, 2);
});

test("an editor's byte order mark does no harm", () => {
  assert.equal(read(`\uFEFF${writeBackup(ALL)}`).games.length, 2);
});

test("all parts of a file may be missing", () => assert.deepEqual(read('{"numgames": 1}'), NOTHING));

test("the same game twice in a file is there once", () => {
  const { games } = read(file({ games: [GAME, { ...GAME, id: "g2" }, GAME] }));
  assert.deepEqual(games.map(({ id }) => id), ["g1", "g2"]);
});

test("files of older versions call a duplicate match `twin`", () => {
  const { saves } = read(file({ saves: [{ ...SAVE, twin: RECORD }, { ...SAVE, twin: "" }] }));
  assert.deepEqual(saves.map(({ duplicate }) => duplicate), [RECORD, ""]);
});

test("what a game under way can do without is put right where it makes no sense", () => {
  const wrong = { help: 1, table: "moon", seats: ["person"], saved: -0.5, tried: "yes", id: "../x", duplicate: 5 };
  const right = {
    help: "marks", table: "same", seats: ["person", "person"], saved: 0, tried: false, replaced: false,
    id: undefined, duplicate: undefined,
  };
  const [save] = read(file({ saves: [{ ...SAVE, ...wrong }] })).saves;
  assert.deepEqual(save, { v: 1, game: "", brief: { turn: null, tiles: [] }, ...SAVE, ...right });
});

test("nothing gets in but what a file is about", () => {
  const puzzles = day({ extra: 1 });
  const all = { games: [{ ...GAME, extra: 1 }], saves: [{ ...SAVE, extra: 1 }], puzzles, settings: { extra: [1] } };
  const text = file({ ...all, extra: 1 });
  assert.ok(!JSON.stringify(read(text)).includes("extra"));
});

test("a file reaches no further than it should", () => {
  const text = '{"numgames": 1, "__proto__": {"polluted": 1}, "games": [], "settings": {"__proto__": {"polluted": 1}}}';
  const { settings } = read(text);
  assert.equal("polluted" in {}, false);
  assert.equal("polluted" in settings, false);
});

// -- hostile files ---------------------------------------------------------------------------------


const HOSTILE: [text: string, sentence: string][] = [
  ["", words.cutOff],
  ["[".repeat(100_000), words.cutOff],
  ["PK\u0003\u0004", words.cutOff],
  [writeBackup(ALL).slice(0, -5), words.cutOff],
  ["[]", words.notOurs],
  ["null", words.notOurs],
  ["5", words.notOurs],
  ["{}", words.notOurs],
  ['{"__proto__": {"numgames": 1}}', words.notOurs],
  ['{"numgames": "1"}', words.notOurs],
  ['{"numgames": 0}', words.notOurs],
  ['{"numgames": 1.5}', words.notOurs],
  ['{"numgames": null}', words.notOurs],
  ['{"numgames": 2}', words.newerFile],
  [file({ games: {} }), words.damaged],
  [file({ games: null }), words.damaged],
  [file({ saves: {} }), words.damaged],
  [file({ puzzles: [] }), words.damaged],
  [file({ puzzles: null }), words.damaged],
  [file({ saves: Array(21).fill(SAVE) }), words.damaged],
  [file({ games: [null] }), words.damagedGame(1)],
  [file({ games: [GAME, { ...GAME, id: "../x" }] }), words.damagedGame(2)],
  ...[
    { ended: "now" }, { ended: -1.5 }, { names: ["Ada"] }, { names: ["Ada", "x".repeat(201)] }, { seats: ["person", 9] },
    { record: "" }, { record: "x".repeat(2001) }, { record: 5 }, { tally: { right: 1 } }, { tally: 5 }, { id: 5 },
  ].map((part): [string, string] => [file({ games: [{ ...GAME, ...part }] }), words.damagedGame(1)]),
  ['{"numgames": 1, "games": [{"__proto__": 1}]}', words.damagedGame(1)],
  [file({ saves: [null] }), words.damagedSave],
  [file({ saves: [{ ...SAVE, match: undefined }] }), words.damagedSave],
  [file({ saves: [{ ...SAVE, match: { length: 2, games: [] } }] }), words.damagedSave],
  [file({ saves: [{ ...SAVE, names: "Ada" }] }), words.damagedSave],
  [file({ saves: [{ ...SAVE, record: "" }] }), words.damagedSave],
  [file({ puzzles: { today: {} } }), words.damagedPuzzles],
  [file({ puzzles: day({ tries: 5 }) }), words.damagedPuzzles],
  [file({ puzzles: day({ found: "yes" }) }), words.damagedPuzzles],
  [file({ puzzles: { ...day({}), "<script>": { tries: [], found: true } } }), words.damagedPuzzles],
];

test("of a file that is none, or is damaged, one sentence says so", () => {
  for (const [text, sentence] of HOSTILE) assert.throws(() => read(text), { message: sentence }, text.slice(0, 80));
});

test("a backup may be of any size", () => {
  const [first] = read(file({ games: [fakeFinished()] })).games;
  const games = Array.from({ length: 100_000 }, (_, i) => ({ ...first, id: `g${i}` }));
  const text = writeBackup({ games, saves: [], days: {}, settings: {} });
  assert.ok(text.length > 10_000_000);
  assert.equal(read(text).games.length, 100_000);
});

test("a file of unread games gives back those that can be read", () => {
  const [save, finished] = [fakeSave(), fakeFinished()];
  const entries = [
    { key: "aside/5/number_stack", value: save },
    { key: `aside/6 abc/done/${finished.id}`, value: finished },
    { key: "aside/7/sequence_stack", value: "text" },
    7,
  ];
  const { games, saves } = read(JSON.stringify(entries));
  assert.deepEqual([games.map(({ id }) => id), saves.map(({ record }) => record)], [[finished.id], [save.record]]);
  assert.throws(() => read(JSON.stringify(entries.slice(2))), { message: words.nothingReadable });
});
