// Backups: what goes out, and what may come in.  Rebuilds what it reads field by field, so nothing else gets in;
// afterwards Python says whether the games are valid.
//
//     {"numgames": 1, "games": [...], "saves": [...], "puzzles": {...}, "settings": {...}}

import * as words from "#words/app";
import type { FinishedGame, PuzzleDays, Save, Settings } from "../app/saved";
import { readableAt } from "./aside";
import {
  isDuplicate, isHelp, isId, isInteger, isMatch, isNames, isObject, isRecord, isSeats, isTable, isTime, isValidDay,
  isValidTally, upgradedSave, validSettings,
} from "./validate";

const FORMAT = 1;
const MOST_SAVES = 20;
const PEOPLE = ["person", "person"];

/** All that is in the file.  Of games that come in, `game` and `winner` are Python's to find. */
export interface Backup {
  games: FinishedGame[];
  saves: Save[];
  days: PuzzleDays;
  settings: Partial<Settings>;
}

export function writeBackup({ games, saves, days, settings }: Backup) {
  const finished = games.map(({ id, record, names, seats, ended, tally }) => ({ id, record, names, seats, ended, tally }));
  const open = saves.map(({ brief: _, v: __, game: ___, ...save }) => save);
  const lines = finished.map((game) => JSON.stringify(game)).join(",\n  ");
  const rest = JSON.stringify({ saves: open, puzzles: days, settings }).slice(1);
  return `{"numgames": ${FORMAT}, "games": [\n  ${lines}\n],\n${rest}\n`;
}

/** What is in a file, however large; fails with one sentence if it is not one of ours. */
export function readBackup(text: string): Backup {
  const given = parsed(text);
  const all = Array.isArray(given) && given.length ? fromUnread(given) : given;
  if (!isObject(all) || !Object.hasOwn(all, "numgames")) throw new Error(words.notOurs);
  if (all.numgames !== FORMAT) {
    const newer = isInteger(all.numgames, FORMAT + 1);
    throw new Error(newer ? words.newerFile : words.notOurs);
  }
  const { games = [], saves = [], puzzles = {}, settings = {} } = all;
  if (!Array.isArray(games) || !Array.isArray(saves) || !isObject(puzzles) || saves.length > MOST_SAVES)
    throw new Error(words.damaged);
  return {
    games: distinct(games.map(readFinishedGame)),
    saves: saves.map(readSave),
    days: readDays(puzzles),
    settings: validSettings(settings),
  };
}

/** A file of what could not be read (aside.ts), as a backup of what can be by now. */
function fromUnread(entries: unknown[]) {
  const found = { numgames: FORMAT, games: [] as unknown[], saves: [] as unknown[] };
  for (const entry of entries) {
    const { key, value } = isObject(entry) ? entry : {};
    const place = typeof key === "string" ? key.replace(/^aside\/[^/]*\//, "") : "";
    if (readableAt(place, value) === undefined) continue;
    if (place.startsWith("done/")) found.games.push(value);
    else if (/^[a-z_]+$/.test(place) && place !== "puzzles") found.saves.push(value);
  }
  if (!found.games.length && !found.saves.length) throw new Error(words.nothingReadable);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Error(words.cutOff);
  }
}

function readFinishedGame(value: unknown, i: number): FinishedGame {
  const { id, record, names, seats, ended, tally = null } = isObject(value) ? value : {};
  if (!isId(id) || !isRecord(record) || !isNames(names) || !isSeats(seats) || !isTime(ended) || !isValidTally(tally))
    throw new Error(words.damagedGame(i + 1));
  return { v: 1, id, game: "", record, names, seats, ended, winner: 0, tally };
}

function readSave(value: unknown): Save {
  const save = upgradedSave(value);
  const { id, record, names, match, help, table, seats, saved, tried, duplicate } = isObject(save) ? save : {};
  if (!isRecord(record) || !isNames(names) || !isMatch(match)) throw new Error(words.damagedSave);
  return {
    v: 1,
    game: "",
    record,
    names,
    help: isHelp(help) ? help : "marks",
    table: isTable(table) ? table : "same",
    match: { length: match.length, games: [...match.games] },
    seats: isSeats(seats) ? seats : PEOPLE,
    saved: isTime(saved) ? saved : 0,
    tried: tried === true,
    replaced: false, // the game before it does not come along
    id: isId(id) ? id : undefined,
    duplicate: isDuplicate(duplicate) ? duplicate : undefined,
    brief: { turn: null, tiles: [] },
  };
}

function readDays(puzzles: Record<string, unknown>): PuzzleDays {
  const days: PuzzleDays = {};
  const all = Object.entries(puzzles);
  for (const [date, day] of all) {
    if (!isValidDay(date, day)) throw new Error(words.damagedPuzzles);
    days[date] = { tries: [...day.tries], found: day.found };
  }
  return days;
}

/** The same game twice in a file is there once. */
const distinct = (games: FinishedGame[]) => [...new Map(games.map((game) => [game.id, game])).values()];
