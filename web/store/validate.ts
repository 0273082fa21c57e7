// Whether what was kept is what it should be: shapes and bounds, and of games only which there are: a
// newer version of the page, which this device may have had before, could know more of them.
// Asked by storage.js for what it reads and by exchange.js for files.  Whether a record can be
// played is Python's to say.

import { catalogue } from "built/catalogue";

const LONGEST_RECORD = 2000; // numgames/record.py
const LONGEST_NAME = 200; // Python tidies it; this only keeps monsters out
const LENGTHS = [1, 3, 5, 7];

const isText = (it: unknown, longest = LONGEST_NAME) => typeof it === "string" && it.length <= longest;
const isOneOf = (values: unknown[]) => (it: unknown) => values.includes(it);
export const isInteger = (it: unknown, low = 0, high = Number.MAX_SAFE_INTEGER) =>
  Number.isInteger(it) && Number(it) >= low && Number(it) <= high;
export const isObject = (it: unknown) => typeof it === "object" && it !== null && !Array.isArray(it);
const isList = (it: unknown, longest: number, each: (one: unknown) => boolean) =>
  Array.isArray(it) && it.length <= longest && it.every((one) => each(one));
const isPair = (it: unknown, each: (one: unknown) => boolean) =>
  isList(it, 2, each) && (it as unknown[]).length === 2;

export const isRecord = (it: unknown) => isText(it, LONGEST_RECORD) && it !== "";
export const isNames = (it: unknown) => isPair(it, (name) => isText(name));
const isBot = (seat: unknown) => typeof seat === "string" && seat.startsWith("bot:") && isText(seat, 80);
export const isSeats = (it: unknown) => isPair(it, (seat) => seat === "person" || seat === "away" || isInteger(seat, 1, 5) || isBot(seat));
const isId = (it: unknown) => typeof it === "string" && /^[a-z0-9]{1,40}$/.test(it);
const isPlayer = isOneOf([0, 1]);
const isGame = isOneOf(catalogue.games.map(({ id }) => id));
/** Milliseconds since 1970, up to a year that has a calendar. */
export const isTime = (it: unknown) => isInteger(it, 0, 1e14);
export const isMatch = (it: any) => isObject(it) && LENGTHS.includes(it.length) && isList(it.games, 7, isRecord);
const isHelp = isOneOf(["off", "marks", "coach"]);
const isTable = isOneOf(["same", "opposite", "turn"]);

/** Whether this is a save (see storage.js) of `game`. */
export function isValidSave(it: any, game: string) {
  return (
    isObject(it) && it.v === 1 && it.game === game && isGame(game) && isRecord(it.record) && isNames(it.names) && isMatch(it.match) &&
    isHelp(it.help) && isTable(it.table) && isTime(it.saved) && isBrief(it.brief) &&
    (it.id === undefined || isId(it.id)) && (it.seats === undefined || isSeats(it.seats))
  );
}

function isBrief(it: any) {
  const isTile = (tile: any) => isObject(tile) && isText(tile.number, 3) && isPlayer(tile.by);
  const isScore = (match: any) =>
    isObject(match) && LENGTHS.includes(match.length) && isPair(match.score, (n) => isInteger(n, 0, 7)) && isInteger(match.played, 0, 7);
  return (
    isObject(it) && (it.turn === null || isPlayer(it.turn)) && isList(it.tiles, 3, isTile) &&
    (it.match === null || it.match === undefined || isScore(it.match))
  );
}

/** Whether this is a finished game (see storage.js) with this id. */
export function isValidFinishedGame(it: any, id: string) {
  return (
    isObject(it) && it.v === 1 && it.id === id && isId(id) && isGame(it.game) && isRecord(it.record) &&
    isNames(it.names) && isSeats(it.seats) && isTime(it.ended) && isPlayer(it.winner) && isValidTally(it.tally)
  );
}

/** Whether this is what Python counts in a game (numgames/history.py), or nothing yet. */
export function isValidTally(it: any) {
  const isCount = (n: unknown) => isInteger(n, 0, 200);
  const isPoints = (n: unknown) => isInteger(n, -20000, 20000);
  return (
    it === null ||
    (isObject(it) && isPair(it.right, isCount) && isPair(it.asked, isCount) && isPoints(it.start) && isPoints(it.cards) &&
      isPoints(it.decisions))
  );
}

/** Whether these are the days whose puzzle was tried (see storage.js). */
export function isValidPuzzles(it: any) {
  return isObject(it) && it.v === 1 && isObject(it.days) && Object.entries(it.days).every(([date, day]) => isValidDay(date, day));
}

export const isValidDay = (date: string, day: any) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && isObject(day) && isList(day.tries, 100, (move) => isText(move, 8)) && typeof day.found === "boolean";

/** By setting: what it may be.  Others are taken if they are short and simple. */
const SETTINGS = {
  theme: isOneOf(["auto", "light", "dark"]),
  contrast: isOneOf(["auto", "normal", "more"]),
  motion: isOneOf(["auto", "full", "less"]),
  names: isNames,
  seats: isSeats,
  starter: isOneOf(["1", "2", "toss"]),
  length: isOneOf(LENGTHS),
  help: isHelp,
  table: isTable,
  options: (it: unknown) => isObject(it) && Object.values((it as object)).every(isOptions),
};

const isOptions = (it: unknown) =>
  isObject(it) && Object.values((it as object)).every((value) => isText(value, 40));

/** The settings among `it`, whatever it is; what is wrong is left out. */
export function validSettings(it: any): Record<string, any> {
  if (!isObject(it)) return {};
  const simple = (value: unknown) => typeof value === "boolean" || isInteger(value) || isText(value, 40);
  return Object.fromEntries(
    Object.entries(it).filter(([name, value]) => name !== "__proto__" && (Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : simple)(value)),
  );
}
