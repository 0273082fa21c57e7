// What the Python of the bot lab answers, by what it was asked to do (numgames/lab/bridge.py).  Types only.

import type { Estimate } from "../app/answers";
import type { Player } from "../app/view";

/** Why something could not be done; line 0 is no line of the program. */
export interface LabError {
  text: string;
  line: number;
}

/** A whole game, told step by step.  The bot is player 0. */
export interface LabGame {
  record: string;
  steps: { by: Player; text: string; card: boolean }[];
  won: boolean;
  why: string;
  /** the bot gave up, at this line */
  failed: boolean;
  line: number;
  printed: string;
}

/** What a tournament has counted so far: it comes back with the next request. */
export interface TournamentTally {
  played: number[];
  won: number[];
  /** what went wrong, and how often */
  failures: [text: string, count: number][];
  worst: [cost: number, record: string] | null;
}

/** The result. */
export interface TournamentResult {
  games: number;
  won: number;
  all: Estimate;
  first: Estimate;
  second: Estimate;
  verdict: "better" | "even" | "worse";
}

export interface LabAnswers {
  warm: object;
  choose: { move: string };
  run: LabGame;
  tournament: { tally: TournamentTally; said: TournamentResult };
}

export type LabAct = keyof LabAnswers;
export type LabRequest<A extends LabAct = LabAct> = { do: A } & Record<string, unknown>;
export type LabAnswer<A extends LabAct = LabAct> = ({ ok: true } & LabAnswers[A]) | { ok: false; error: LabError };
