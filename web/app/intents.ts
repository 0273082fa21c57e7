// Everything that people can do on this page, in one list.  Screens call these and nothing else; what each of them
// does stands in controller.ts and in the features.

import type { Setup, Share } from "./model";
import type { FinishedGame, Seat, Seated, Settings } from "./saved";
import type { Rival } from "./seats";
import type { View } from "./view";

export interface Intents {
  // -- the game on the table -----------------------------------------------------------------
  start(setup: Setup): Promise<void>;
  /** The same with what was chosen last, from the shelf. */
  startAtOnce(game: string, rival: Rival): Promise<void>;
  /** Which rules a game is played by; kept for the next time. */
  setOption(game: string, name: string, value: string): void;
  play(move: string): void;
  draw(): void;
  /** Pick a number; the grid plays it with the second tap. */
  select(number: string | null): void;
  /** Take back the last move, or against a computer one's own; whether both agree, the page has asked before. */
  undo(): Promise<void>;
  redo(): void;
  /** Turn over the rest of a decided game; one undo takes it all back. */
  finish(): Promise<void>;
  resign(player: number): void;
  /** "New game" was a slip, or the copy is no longer wanted: the game before it comes back. */
  undoNew(): Promise<void>;
  /** The next game of the match; the start alternates. */
  next(): void;
  /** The same again; the other player starts. */
  rematch(): void;
  /** The same again against a computer one level lower. */
  easier(): void;
  /** The second game of a duplicate match: the same cards from the other seat. */
  swap(): void;
  /** Before the first move: the other one of two games in one name. */
  changeVariant(option: string, value: string): Promise<void>;
  seenToss(): void;
  /** Two computers: wait, or go on. */
  pause(): void;
  /** Both interpreters were gone: start them again, and ask again what was not answered. */
  retry(): void;
  /** Another tab has the games: have them here. */
  takeOver(): void;

  // -- help ----------------------------------------------------------------------------------
  /** The hint: one step further, or the first. */
  hint(): Promise<void>;
  closeHint(): void;
  /** The coach, for this move only. */
  askCoach(): void;

  // -- looking back --------------------------------------------------------------------------
  /** Have the whole game gone through. */
  study(): Promise<void>;
  /** Stop somewhere else. */
  lookAt(stop: number): void;
  /** Play the game through, or pause. */
  replay(): void;
  /** A copy of the game from the position shown, for trying another move. */
  tryDifferently(): Promise<void>;

  // -- links ---------------------------------------------------------------------------------
  /** Open a game that is kept in this page but on no table, with its names. */
  openRecord(game: Seated): void;
  openAgain(): void;
  /** Play on from a position of the link; true if it has to be asked who plays. */
  playOn(view: View, last: boolean): Promise<boolean>;
  /** The same cards from the start; true once it can be asked who plays. */
  playCards(): Promise<boolean>;
  /** Other people, or a computer, will play the copy. */
  seatCopy(what: "names" | "seats", value: string[] | Seat[]): void;
  startCopy(): Promise<void>;
  /** Get the texts of a link ready.  False if there is nothing to share. */
  share(): Promise<boolean>;
  /** Send something else, or say how it went. */
  setShare(part: Partial<Share>): void;

  // -- the puzzle of the day -----------------------------------------------------------------
  pickMove(move: string | null): void;
  tryMove(move: string): Promise<void>;
  puzzleAgain(): void;
  sharePuzzle(): Promise<void>;

  // -- finished games ------------------------------------------------------------------------
  lookAtPair(pair: string | null): void;
  lookAtGame(game: string | null): void;
  moreGames(): void;
  forgetGame(game: FinishedGame): Promise<void>;
  forgetAll(): Promise<void>;
  exportAll(): Promise<void>;
  importFile(file: File): Promise<void>;
  stopWork(): void;
  exportUnread(): void;
  forgetUnread(): Promise<void>;

  // -- the rest ------------------------------------------------------------------------------
  /** Choose something for good; help and table also for the game on the table. */
  set<Name extends keyof Settings>(setting: Name, value: Settings[Name]): Promise<void>;
  /** A step of the example on the rules page. */
  step(step: number): void;
  /** Deal by this word; without one, by another. */
  deal(word: string): void;
  closeToast(): void;
  /** A toast stays while a finger or the focus is on it. */
  holdToast(): void;
  letToast(): void;
  /** Start the new version. */
  update(): void;
  /** Let the browser ask whether to install. */
  install(): void;
}

