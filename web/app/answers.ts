// What Python answers, by what it was asked to do (docs/protocol.md).  Types only.

import type { View } from "./view";

/** What a move is worth to the player to move. */
export interface MoveWorth {
  move: string;
  chance: number;
  best: boolean;
  chip: string;
}

/** Why a move turned the game, and what was better; without luck the proof, too: a line in which the other has no
 * choice, or each of their answers with what to play then. */
export interface TurningPoint {
  why: string;
  better: string;
  best: string;
  line: number[];
  pairs: [answer: number, partner: number][];
}

/** One step of a game as the review sees it. */
export interface ReviewStep {
  by: number;
  move: string;
  said: string;
  card: boolean;
  chance: number;
  cost: number;
  /** What the text says, as a word. */
  judged: string;
  verdict: "" | "?!" | "?" | "??";
  text: string;
  best: string;
  keep: number;
  moves: number;
  /** nothing else could be done */
  forced: boolean;
  turn: TurningPoint | null;
}

/** Going first + the cards + decisions = the result, for the first player. */
interface LuckShares {
  first: number;
  cards: number;
  decisions: number;
  gave: number[];
  result: number;
}

export interface FoundReview {
  chances: number[];
  steps: ReviewStep[];
  luck: LuckShares & { points: LuckShares };
  first: number;
  sure: boolean;
}

export interface LinkNews {
  kin: string;
  said: string;
  turn: string;
  note: string;
  luck: boolean;
  known?: number | null;
}

/** What Python counts in a finished game. */
export interface Tally {
  right: number[];
  asked: number[];
  start: number;
  cards: number;
  decisions: number;
}

/** A share with the bounds between which the truth lies. */
export interface Estimate {
  rate: number;
  low: number;
  high: number;
}

export interface Measured {
  sums: Record<string, number>;
  start: { chance: number; wins: string; of: string; luck: boolean; keep: number; moves: number };
  length: Estimate;
  choice: Estimate;
  skill: Estimate;
}

interface Shown {
  view: View;
}

export interface Answers {
  new: Shown;
  view: Shown;
  play: Shown;
  draw: Shown;
  redo: Shown;
  finish: Shown;
  back: Shown;
  resign: Shown;
  reply: Shown;
  open: Shown & { link: LinkNews };
  deal: { cards: number[] };
  share: { game: string; cards: string; note: string; luck: boolean };
  hint: { hints: string[]; move: string };
  coach: { moves: MoveWorth[]; sure: boolean; idea: { text: string; pairs: number[][] } };
  review: FoundReview;
  tip: { title: string; text: string };
  duplicate: { gave: number[]; winner: number | null; title: string; why: string };
  fairness: { rows: object[] };
  measure: Measured;
  tally: { tally: Tally };
  check: { games: { record: string; game: string; names: string[]; winner: number; tally: Tally | null }[] };
  puzzle: Shown & { date: string; task: string; right: boolean; text: string };
}

export type Act = keyof Answers;
export type PythonRequest<A extends Act = Act> = { do: A; record?: string } & Record<string, unknown>;
export type Refusal = { ok: false; error: { kind: string; text: string } };
export type Answer<A extends Act = Act> = { [Each in A]: ({ ok: true } & Answers[Each]) | Refusal }[A];
