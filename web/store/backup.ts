// The file with everything: what goes out, and what may come in.  Used by history.js.
// Builds what it reads field by field, so that nothing else gets in; whether the games are games
// is for Python to say afterwards.
//
//     {"numgames": 1, "games": [...], "saves": [...], "puzzles": {...}, "settings": {...}}

import { isMatch, isNames, isRecord, isSeats, isObject, isTime, isInteger, isValidDay, validSettings, isValidTally } from "./validate";
import type { FinishedGame, Puzzles, Save } from "./storage";

const FORMAT = 1;
const LARGEST = 10_000_000; // bytes
const MOST_GAMES = 50_000;
const PEOPLE = ["person", "person"];

export type Days = Puzzles["days"];
export function writeBackup({ games, saves, days, settings }: {games: FinishedGame[], saves: Save[], days: Days, settings: Record<string, any>}) {
  const out = games.map(({ id, record, names, seats, ended, tally }) => ({ id, record, names, seats, ended, tally }));
  const open = saves.map(({ brief: _, v: __, game: ___, ...save }) => save);
  const lines = out.map((game) => JSON.stringify(game)).join(",\n  ");
  const rest = JSON.stringify({ saves: open, puzzles: days, settings }).slice(1);
  return `{"numgames": ${FORMAT}, "games": [\n  ${lines}\n],\n${rest}\n`;
}

/**
 * What is in a file; fails with one sentence if it is not one of ours.
 * @param size in bytes
 */
export function readBackup(size: number, text: string): {games: FinishedGame[], saves: Save[], days: Days, settings: Record<string, any>} {
  if (size > LARGEST) throw new Error("This file is too large: at most 10 MB.");
  const all = parsed(text);
  if (!isObject(all) || !Object.hasOwn(all, "numgames")) throw new Error("This is not a file from numgames.");
  if (all.numgames !== FORMAT) {
    const newer = isInteger(all.numgames, FORMAT + 1);
    throw new Error(newer ? "This file comes from a newer version of numgames. Update this page first." : "This is not a file from numgames.");
  }
  const { games = [], saves = [], puzzles = {}, settings = {} } = all;
  if (!Array.isArray(games) || !Array.isArray(saves) || !isObject(puzzles) || games.length > MOST_GAMES || saves.length > 20)
    throw new Error("This file is damaged.");
  return { games: distinct(games.map(done)), saves: saves.map(save), days: days(puzzles), settings: validSettings(settings) };
}

function parsed(text: string) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Error("This is not a file from numgames, or it is cut off.");
  }
}

function done(it: any, i: number): FinishedGame {
  const sound =
    isObject(it) && typeof it.id === "string" && /^[a-z0-9]{1,40}$/.test(it.id) && isRecord(it.record) && isNames(it.names) &&
    isSeats(it.seats) && isTime(it.ended) && isValidTally(it.tally ?? null);
  if (!sound) throw new Error(`Game ${i + 1} in this file is damaged.`);
  const { id, record, names, seats, ended, tally = null } = it;
  return { v: 1, id, game: "", record, names, seats, ended, winner: 0, tally }; // game and winner: Python's
}

function save(it: any): Save {
  if (!isObject(it) || !isRecord(it.record) || !isNames(it.names) || !isMatch(it.match)) throw new Error("A game in this file is damaged.");
  const { record, names, match } = it;
  const help = ["off", "marks", "coach"].includes(it.help) ? it.help : "marks";
  const table = ["same", "opposite", "turn"].includes(it.table) ? it.table : "same";
  return {
    v: 1, game: "", record, names, help, table,
    match: { length: match.length, games: [...match.games] },
    seats: isSeats(it.seats) ? it.seats : PEOPLE,
    saved: isTime(it.saved) ? it.saved : 0,
    tried: it.tried === true,
    id: typeof it.id === "string" && /^[a-z0-9]{1,40}$/.test(it.id) ? it.id : undefined,
    brief: { turn: null, tiles: [] },
  };
}

function days(puzzles: any): Days {
  const all = Object.entries(puzzles);
  if (all.length > MOST_GAMES || !all.every(([date, day]) => isValidDay(date, day))) throw new Error("The puzzles in this file are damaged.");
  return Object.fromEntries(all.map(([date, { tries, found }]) => [date, { tries: [...tries], found }]));
}

/** The same game twice in a file is there once. */
const distinct = (games: FinishedGame[]) => [...new Map(games.map((game) => [game.id, game])).values()];
