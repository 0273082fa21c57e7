// What this device keeps: the types of it, and the few numbers that bound it.  Games under way, finished games,
// the puzzles that were tried, people's own players, settings.

import type { Tally } from "./answers";
import { FIRST_OPPONENT } from "./seats";
import type { MatchScore } from "./view";

/** "person", the level 1 to 5 of a computer, "bot:" and the name of a player that people have written, or "away": by link. */
export type Seat = string | number;

/** What the home page shows of a game without asking Python. */
export interface Brief {
  turn: number | null;
  tiles: { number: string; by: number }[];
  match?: Omit<MatchScore, "games"> | null;
}

/** A game as it is kept. */
export interface Save {
  v: 1;
  game: string;
  record: string;
  names: string[];
  help: string;
  table: string;
  match: { length: number; games: string[] };
  saved: number;
  brief: Brief;
  /** one for every game played */
  id?: string;
  /** two people, where it is missing: from before there were computers */
  seats?: Seat[];
  /** a copy, made to try another move */
  tried?: boolean;
  /** the game that this one took the place of can come back */
  replaced?: boolean;
  /** the same cards twice: the record of the first game, or "" while that one is being played */
  duplicate?: string;
}

/** A finished game. */
export interface FinishedGame {
  v: 1;
  id: string;
  game: string;
  record: string;
  names: string[];
  seats: Seat[];
  ended: number;
  winner: number;
  tally: Tally | null;
}

/** By date: what was tried, and whether it was found. */
export type PuzzleDays = Record<string, { tries: string[]; found: boolean }>;

/** A player that people have written. */
export interface Bot {
  name: string;
  game: string;
  code: string;
  saved: number;
}

export const LONGEST_BOT_NAME = 24;
/** More than people write, and less than hurts. */
export const LONGEST_BOT = 100_000;

/** What was kept but cannot be read any more. */
export interface Quarantined {
  key: string;
  value: unknown;
}

/** A record with its people, wherever it comes from. */
export interface Seated {
  record: string;
  names: string[];
  seats?: Seat[];
}

/** A game that is only looked at: a link's, say. */
export type Shown = Pick<Save, "names" | "seats" | "match">;

/** Instead of a length: a duplicate match, the same cards twice with the seats swapped. */
export const DUPLICATE = "duplicate";

export interface Settings {
  theme: string;
  contrast: string;
  motion: string;
  names: string[];
  seats: Seat[];
  /** the seats when a computer played one of them last */
  computer: Seat[];
  starter: string;
  /** of the match, or DUPLICATE */
  length: number | string;
  help: string;
  table: string;
  sound: string;
  touch: string;
  keys: string;
  /** "on": a turn without a choice plays itself */
  forced: string;
  /** by game */
  options: Record<string, Record<string, string>>;
  turn_asked?: boolean;
}

/** What is set until people choose otherwise. */
export const DEFAULTS: Settings = {
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  names: ["", ""],
  seats: ["person", "person"],
  computer: FIRST_OPPONENT,
  starter: "toss",
  length: 1,
  help: "marks",
  table: "same",
  sound: "off",
  touch: "off",
  keys: "on",
  forced: "off",
  options: {},
};
