// What a player's program can put in the place of an answer.

import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { LabAct } from "../../../web/lab/answers";
import { checkedAnswer } from "../../../web/lab/check-answer";

const share = { rate: 0.5, low: 0, high: 1 };
const GOOD: [LabAct, object][] = [
  ["warm", {}],
  ["choose", { move: "keep" }],
  [
    "run",
    {
      record: "1.number_stack..a.1.0.keep", steps: [{ by: 0, text: "Ada keeps.", card: false }], won: true, why: "Because.",
      failed: false, line: 0, printed: "",
    },
  ],
  [
    "tournament",
    {
      tally: { played: [1, 1], won: [1, 0], failures: [["It gave up.", 1]], worst: [0.5, "1.number_stack"] },
      said: { games: 2, won: 1, all: share, first: share, second: share, verdict: "even" },
    },
  ],
];
const REFUSAL = { ok: false, error: { text: "Line 3: no.", line: 3 } };
const WRONG = [undefined, null, true, -1, 0.5, Number.MAX_VALUE, {}, [], [[]], [1], { length: 2 }];

for (const [act, good] of GOOD) {
  test(`${act}: an answer and a refusal come through as they are`, () => {
    for (const answer of [{ ok: true, ...good }, REFUSAL])
      assert.deepEqual(checkedAnswer(act, JSON.stringify(answer)), answer);
  });

  test(`${act}: nothing in an answer may be anything else`, () => {
    for (const path of pathsOf(good))
      for (const wrong of WRONG) {
        const before = path.reduce<unknown>((part, key) => Reflect.get(part as object, key), good);
        const same = typeof before === typeof wrong && Array.isArray(before) === Array.isArray(wrong);
        if (same || (wrong === null && path.at(-1) === "worst")) continue;
        const answer = structuredClone({ ok: true, ...good });
        const owner = path.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), answer);
        Reflect.set(owner, path.at(-1) ?? "", wrong);
        assert.equal(checkedAnswer(act, JSON.stringify(answer)), null, `${path.join(".")}: ${JSON.stringify(wrong)}`);
      }
  });
}

test("what is no answer at all is none", () => {
  for (const text of [1, null, {}, "", "no JSON", "[]", "null", "1", '{"ok": 1}', '{"ok": false}', "x".repeat(2_000_000)])
    assert.equal(checkedAnswer("warm", text), null);
});

test("numbers keep within what can be", () => {
  const [, [, good]] = [0, GOOD[3]];
  for (const [name, value] of [["games", -1], ["games", 1.5], ["won", 1e12], ["verdict", "best"]]) {
    const answer = { ok: true, ...good, said: { ...(good as { said: object }).said, [name]: value } };
    assert.equal(checkedAnswer("tournament", JSON.stringify(answer)), null);
  }
});

/** The way to everything in `value`. */
function pathsOf(value: object): string[][] {
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...(typeof part === "object" && part ? pathsOf(part).map((path) => [key, ...path]) : []),
  ]);
}
