// What Python sends of a game: one view, the same for every front end (docs/protocol.md).  What lies in the middle
// (`table`) and before a player (`tray`) is the game's own: each board in games/ has the types of its game.
// A test holds these types against what the games really send.

/** A player is 0 or 1 and keeps the number through a match, in every seat. */
export type Player = number;

/** A legal move, as it is shown. */
export interface Choice {
  move: string;
  label: string;
  kind: string;
  reason: string;
}

/** One thing that has happened: a move, or a card that turned up ("=7"). */
export interface LogEntry {
  by: Player;
  move: string;
  text: string;
}

/** Something to look at at the end: how it counts is the game's own word, and so is what its numbers sum up to. */
export interface Reason {
  how: string;
  text: string;
  tiles: { number: number; by?: Player }[];
  by?: Player;
  sum?: number;
}

export interface Outcome {
  winner: Player;
  reason: string;
  title: string;
  why: string;
  reasons: Reason[];
}

export interface MatchScore {
  length: number;
  score: number[];
  played: number;
  winner: Player | null;
  next_starter: Player;
  /** told once the match is over */
  games: { winner: Player; why: string }[];
}

/** What every game's tray has. */
export interface Tray {
  note: string;
}

/** One number of a divisor game's chain, and how it follows from the one before it. */
export interface ChainLink {
  number: number;
  by: Player;
  step: string;
  proof: string;
}

export interface ViewPlayer<T extends Tray = Tray> {
  name: string;
  first: boolean;
  tray: T;
}

export interface View<Table = unknown, T extends Tray = Tray> {
  record: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seed: string;
  starter: Player;
  ply: number;
  /** null when the game is over */
  turn: Player | null;
  wait: "move" | "draw" | "over";
  ask: string;
  choices: Choice[];
  players: ViewPlayer<T>[];
  table: Table;
  log: LogEntry[];
  outcome: Outcome | null;
  decided: { winner: Player; title: string; why: string } | null;
  undo: boolean;
  undo_shows: boolean;
  redo: boolean;
  taken_back: number;
  match: MatchScore | null;
}

/** Whose side is in front: the player to move, or the winner. */
export const frontPlayer = ({ turn, outcome }: View): Player => turn ?? outcome?.winner ?? 0;

/** The chain of a divisor game; null in a game of cards. */
export const chainOf = ({ table }: View): ChainLink[] | null => (table as { chain?: ChainLink[] }).chain ?? null;

export const namesIn = ({ players }: View): string[] => players.map(({ name }) => name);
