import assert from "node:assert/strict";
import { test } from "node:test";
import { chipOf, liveText, percent, pickedText } from "../../../web/app/live-text";
import type { View } from "../../../web/app/view";
import { fakeView } from "../support";

const STARTED = { by: 0, move: "48", text: "Ada started with 48." };
const ANSWERED = { by: 1, move: "24", text: "Ben played 24." };
const MISFIT = "# is not a factor or multiple of 24.";

/** A chain in which these numbers may be named. */
const chain = (numbers: string[], part: Partial<View> = {}) =>
  fakeView({
    ask: "Name a factor or multiple of 24.",
    choices: numbers.map((move) => ({ move, label: move, kind: "", reason: move === "48" ? "24 × 2 = 48" : "" })),
    table: { misfit: MISFIT },
    ply: 1,
    log: [STARTED],
    ...part,
  });

test("a new game is introduced, with the card that lies there", () => {
  const log = [{ by: 0, move: "=7", text: "A 7 lies on top." }];
  const view = fakeView({ log });
  const said = "Number Stack. Ada against Ben. A 7 lies on top. Ada, your turn. Keep or discard?";
  assert.equal(liveText(null, view, "marks"), said);
  assert.equal(liveText(fakeView({ seed: "other" }), view, "marks"), said);
  assert.equal(liveText(fakeView({ game: "sequence_stack" }), view, "marks"), said);
});

test("a game that is resumed is introduced without all that has happened in it", () => {
  const said = liveText(null, chain(["12"]), "marks");
  assert.equal(said, "Number Stack. Ada against Ben. Ada, your turn. Name a factor or multiple of 24. Only 12 fits.");
});

test("of a game that goes on, what is new is said, and whose turn it is", () => {
  const after = chain(["6", "12", "48"], { log: [STARTED, ANSWERED] });
  const said = "Ben played 24. Ada, your turn. Name a factor or multiple of 24. 6, 12 and 48 fit.";
  assert.equal(liveText(chain([]), after, "marks"), said);
});

test("what was undone is not told again", () => {
  const said = liveText(chain([], { log: [STARTED, ANSWERED] }), chain(["12", "48"]), "marks");
  assert.ok(!said.includes(STARTED.text) && !said.includes(ANSWERED.text));
});

test("with help off it is not said what fits", () => {
  assert.equal(liveText(chain([]), chain(["12"]), "off"), "Ada, your turn. Name a factor or multiple of 24.");
});

test("numbers that fit are named up to twenty, then counted", () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
  const told = (count: number) => liveText(chain([]), chain(numbers(count)), "marks").split("of 24. ")[1] ?? "";
  assert.equal(told(0), "");
  assert.equal(told(1), "Only 1 fits.");
  assert.equal(told(2), "1 and 2 fit.");
  assert.match(told(20), /^1, 2, .* 19 and 20 fit\.$/);
  assert.equal(told(21), "21 numbers fit.");
});

test("moves that are words are not listed: the question has them", () => {
  assert.equal(liveText(fakeView(), fakeView(), "marks"), "Ada, your turn. Keep or discard?");
});

test("at the end it is said who won and why, and nothing is asked any more", () => {
  const outcome = { winner: 1, reason: "no_moves", title: "Ben wins.", why: "Ada is stuck.", reasons: [] };
  const view = chain([], { log: [STARTED, ANSWERED], turn: null, outcome, ask: "" });
  assert.equal(liveText(chain([]), view, "marks"), "Ben played 24. Ben wins. Ada is stuck.");
});

test("while the table waits, that is said instead of a question", () => {
  const view = chain(["12"], { turn: 1 });
  assert.equal(liveText(chain([]), view, "marks", "Ben is thinking."), "Ben is thinking.");
});

test("of a number that is chosen it is said why it fits", () => {
  const view = chain(["12", "48"]);
  assert.match(pickedText("48", view), /\b48: 24 × 2 = 48\. /);
  assert.match(pickedText("12", view), /\b12\. /);
  assert.equal(pickedText("35", view), "35 is not a factor or multiple of 24.");
});

test("with help off a wrong number sounds like a right one", () => {
  const said = (number: string) => pickedText(number, chain(["48"]), "off").replaceAll(number, "#");
  assert.equal(said("35"), said("48"));
});

test("the best of nothing but losing moves is not called best", () => {
  const worth = { move: "12", chip: "keeps the win", best: true };
  assert.deepEqual(chipOf({ ...worth, chance: 0.5 }), { text: "keeps the win", best: true });
  assert.deepEqual(chipOf({ ...worth, chance: 0 }), { text: "keeps the win", best: false });
  assert.deepEqual(chipOf({ ...worth, chance: 0.5, best: false }), { text: "keeps the win", best: false });
});

test("0 and 100 % stand only where it is exactly that", () => {
  const cases: [number, string][] = [
    [0, "0 %"], [1e-9, "under 1 %"], [0.0049, "under 1 %"], [0.005, "1 %"], [0.64, "64 %"], [0.645, "65 %"],
    [0.9949, "99 %"], [0.995, "over 99 %"], [1 - 1e-9, "over 99 %"], [1, "100 %"],
  ];
  for (const [chance, text] of cases) assert.equal(percent(chance), text.replace(" %", "\u00a0%"), String(chance));
});

test("that a game is decided is said once", () => {
  const decided = { winner: 0, title: "Ada has won.", why: "Ben can't catch up." };
  const before = fakeView();
  const log = [{ by: 0, move: "keep", text: "Ada kept 7." }];
  const then = fakeView({ log, decided });
  assert.match(liveText(before, then, "marks"), /Ada kept 7\. Ada has won\. Ben can't catch up\./);
  assert.doesNotMatch(liveText(then, { ...then, log: [...log, ...log] }, "marks"), /has won/);
});
