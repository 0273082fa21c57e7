// Whether an answer of the sandbox is one: a player's program can have put anything in its place.  Shapes and bounds, and
// no word about whether it is true: a program that cheats its own author may.

import type { LabAct, LabAnswer } from "./answers";

const LONGEST = 1_000_000;
const MOST_GAMES = 1_000_000;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isBoolean: Check = (value) => typeof value === "boolean";
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_GAMES;
const isShare: Check = (value) => typeof value === "number" && value >= 0 && value <= 1;
const isPlayer: Check = (value) => value === 0 || value === 1;
const isList =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
const isTuple =
  (...checks: Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, i) => check(value[i]));
const isObject =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) &&
    Object.entries(checks).every(([name, check]) => check(Reflect.get(value, name)));

const isEstimate = isObject({ rate: isShare, low: isShare, high: isShare });
const isWorst: Check = (value) => value === null || isTuple((cost) => typeof cost === "number", isText)(value);

/** By what was asked, what is in the answer. */
const CHECKS: Record<LabAct, Check> = {
  warm: isObject({}),
  choose: isObject({ move: isText }),
  run: isObject({
    record: isText,
    steps: isList(isObject({ by: isPlayer, text: isText, card: isBoolean })),
    won: isBoolean,
    why: isText,
    failed: isBoolean,
    line: isCount,
    printed: isText,
  }),
  tournament: isObject({
    tally: isObject({
      played: isTuple(isCount, isCount),
      won: isTuple(isCount, isCount),
      failures: isList(isTuple(isText, isCount)),
      worst: isWorst,
    }),
    said: isObject({
      games: isCount,
      won: isCount,
      all: isEstimate,
      first: isEstimate,
      second: isEstimate,
      verdict: (value) => value === "better" || value === "even" || value === "worse",
    }),
  }),
};
const isRefusal = isObject({ error: isObject({ text: isText, line: isCount }) });

/** The answer in a text; null if it is none. */
export function checkedAnswer<A extends LabAct>(act: A, text: unknown): LabAnswer<A> | null {
  if (typeof text !== "string" || text.length > LONGEST) return null;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  const isAnswer = (value: unknown): value is LabAnswer<A> => {
    if (isObject({ ok: (ok) => ok === true })(value)) return CHECKS[act](value);
    return isObject({ ok: (ok) => ok === false })(value) && isRefusal(value);
  };
  return isAnswer(answer) ? answer : null;
}
