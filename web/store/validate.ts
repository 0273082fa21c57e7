// Checks what was kept: shapes, bounds, and that the game exists (a newer version of the page, which this device may
// have had before, could know more games).  Whether a record can be played is for Python to say.

import { catalogue } from "built/catalogue";
import type { Tally } from "../app/answers";
import { DUPLICATE, type FinishedGame, type PuzzleDays, type Save, type Seat, type Settings } from "../app/saved";

/** The puzzles that were tried, as they are kept. */
export interface KeptPuzzles {
  v: 1;
  days: PuzzleDays;
}

type Check = (value: unknown) => boolean;

const LONGEST_RECORD = 2000; // numgames/play/record.py
const LONGEST_NAME = 200; // Python tidies it; this only keeps monsters out
const LENGTHS = [1, 3, 5, 7];
const LAST_TIME = 8.64e15;

// -- small things ----------------------------------------------------------------------------

const isText = (value: unknown, longest = LONGEST_NAME): value is string =>
  typeof value === "string" && value.length <= longest;
const isOneOf = (values: unknown[]): Check => (value) => values.includes(value);
export const isInteger = (value: unknown, low = 0, high = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown, longest: number, isItem: Check): value is unknown[] =>
  Array.isArray(value) && value.length <= longest && value.every((item) => isItem(item));
const isPair = (value: unknown, isItem: Check) => isList(value, 2, isItem) && value.length === 2;
/** Missing, or as it should be. */
const isOptional = (value: unknown, isValid: Check) => value === undefined || isValid(value);

// -- parts of games --------------------------------------------------------------------------

export const isRecord = (value: unknown): value is string => isText(value, LONGEST_RECORD) && value !== "";
export const isNames = (value: unknown): value is string[] => isPair(value, (name) => isText(name));
const isBotSeat = (seat: unknown) => isText(seat, 80) && seat.startsWith("bot:");
const isSeat = (seat: unknown) => seat === "person" || seat === "away" || isInteger(seat, 1, 5) || isBotSeat(seat);
export const isSeats = (value: unknown): value is Seat[] => isPair(value, isSeat);
export const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9]{1,40}$/.test(value);
const isPlayer = isOneOf([0, 1]);
const isGame = isOneOf(catalogue.games.map(({ id }) => id));
/** A game that only another version of the page knows. */
export const isUnknownGame = (value: unknown) => isText(value, 40) && /^[a-z_]+$/.test(value) && !isGame(value);
/** Milliseconds since 1970, as far as there is a calendar: a clock may be wrong, and the game is none the worse. */
export const isTime = (value: unknown): value is number => isInteger(value, -LAST_TIME, LAST_TIME);
export const isMatch = (value: unknown): value is Save["match"] =>
  isObject(value) && isOneOf(LENGTHS)(value.length) && isList(value.games, 7, isRecord);
/** The record of the first game, or "" while that one is being played. */
export const isDuplicate = (value: unknown): value is string => isText(value, LONGEST_RECORD);
const HELP = ["off", "marks", "coach"];
const TABLES = ["same", "opposite", "turn"];
export const isHelp = (value: unknown): value is string => isText(value) && HELP.includes(value);
export const isTable = (value: unknown): value is string => isText(value) && TABLES.includes(value);

function isBrief(value: unknown) {
  const isTile = (tile: unknown) => isObject(tile) && isText(tile.number, 3) && isPlayer(tile.by);
  const isWins = (wins: unknown) => isInteger(wins, 0, 7);
  const isScore = (match: unknown) =>
    isObject(match) && isOneOf(LENGTHS)(match.length) && isPair(match.score, isWins) && isInteger(match.played, 0, 7);
  return (
    isObject(value) && (value.turn === null || isPlayer(value.turn)) && isList(value.tiles, 3, isTile) &&
    (value.match === null || isOptional(value.match, isScore))
  );
}

// -- whole things ----------------------------------------------------------------------------

/** What an older version of the page has kept, as this one keeps it: `duplicate` was called `twin`. */
export function upgradedSave(value: unknown): unknown {
  if (!isObject(value) || typeof value.twin !== "string") return value;
  const { twin, ...save } = value;
  return { duplicate: twin, ...save };
}

/** Whether this is a save of `game`. */
export const isValidSave = (value: unknown, game: string): value is Save =>
  isObject(value) && value.v === 1 && value.game === game && isGame(game) && isRecord(value.record) &&
  isNames(value.names) && isMatch(value.match) && isHelp(value.help) && isTable(value.table) && isTime(value.saved) &&
  isBrief(value.brief) && isOptional(value.id, isId) && isOptional(value.seats, isSeats) &&
  isOptional(value.duplicate, isDuplicate);

/** Whether this is a finished game with this id. */
export const isValidFinishedGame = (value: unknown, id: string): value is FinishedGame =>
  isObject(value) && value.v === 1 && value.id === id && isId(id) && isGame(value.game) && isRecord(value.record) &&
  isNames(value.names) && isSeats(value.seats) && isTime(value.ended) && isPlayer(value.winner) &&
  isValidTally(value.tally);

/** Whether this is what Python counts in a game (numgames/play/tally.py), or nothing yet. */
export function isValidTally(value: unknown): value is Tally | null {
  const isCount = (n: unknown) => isInteger(n, 0, 200);
  const isPoints = (n: unknown) => isInteger(n, -20000, 20000);
  return (
    value === null ||
    (isObject(value) && isPair(value.right, isCount) && isPair(value.asked, isCount) && isPoints(value.start) &&
      isPoints(value.cards) && isPoints(value.decisions))
  );
}

export const isValidPuzzles = (value: unknown): value is KeptPuzzles =>
  isObject(value) && value.v === 1 && isObject(value.days) &&
  Object.entries(value.days).every(([date, day]) => isValidDay(date, day));

export const isValidDay = (date: string, day: unknown): day is PuzzleDays[string] =>
  /^\d{4}-\d\d-\d\d$/.test(date) && isObject(day) && isList(day.tries, 100, (move) => isText(move, 8)) &&
  typeof day.found === "boolean";

// -- settings --------------------------------------------------------------------------------

const isOptions = (value: unknown) => isObject(value) && Object.values(value).every((chosen) => isText(chosen, 40));

/** By setting: what it may be. */
const SETTINGS: Record<string, Check> = {
  theme: isOneOf(["auto", "light", "dark"]),
  contrast: isOneOf(["auto", "normal", "more"]),
  motion: isOneOf(["auto", "full", "less"]),
  names: isNames,
  seats: isSeats,
  computer: isSeats,
  starter: isOneOf(["1", "2", "toss"]),
  length: isOneOf([...LENGTHS, DUPLICATE]),
  help: isHelp,
  table: isTable,
  options: (value) => isObject(value) && Object.values(value).every(isOptions),
};

/** Others are taken if they are short and simple. */
const isSimple = (value: unknown) => typeof value === "boolean" || isInteger(value) || isText(value, 40);

const isValidSetting = ([name, value]: [string, unknown]) =>
  name !== "__proto__" && (Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : isSimple)(value);

const areSettings = (value: object): value is Partial<Settings> => Object.entries(value).every(isValidSetting);

/** The settings in `value`, of any type; what is wrong is left out. */
export function validSettings(value: unknown): Partial<Settings> {
  const valid = isObject(value) ? Object.fromEntries(Object.entries(value).filter(isValidSetting)) : {};
  return areSettings(valid) ? valid : {};
}
