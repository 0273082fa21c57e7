// What a board is: the part of the table that only one game has.  It draws what Python sent and knows no rule.

import type { Intents } from "../app/intents";
import type { Chips } from "../app/model";
import type { Player, Tray, View } from "../app/view";

/** How the table stands, apart from the game itself, and what people can do on it. */
export interface BoardUi {
  /** how much is given away: "off", "marks" or "coach" */
  help: string;
  /** the number picked, not yet played */
  selected: string | null;
  /** what each move is worth, if the coach has been asked */
  coach: Chips | null;
  /** numbers that answer each other, where the coach sees such a pairing */
  pairs: number[][];
  /** nothing can be pressed here: a computer or a distant player is to move, or it is a position to look at */
  readOnly: boolean;
  act: Pick<Intents, "select" | "play" | "draw">;
}

/** How a game is drawn.  `Table` is what its Python sends of the middle, `T` what it sends of each player. */
export interface Board<Table = unknown, T extends Tray = Tray> {
  /** What lies before a player. */
  tray: (view: View<Table, T>, player: Player, ui: BoardUi) => unknown;
  /** What lies between them. */
  middle: (view: View<Table, T>, ui: BoardUi) => unknown;
  /** The buttons of the player to move. */
  actions: (view: View<Table, T>, ui: BoardUi) => unknown;
  /** What the player to move is told, and a quieter sentence, where the question alone says too little. */
  says?: (view: View<Table, T>) => [head: string, below?: string];
}

/** A board of one game as a board of any.  The one cast: a view names its game, and by that its board is chosen. */
export const defineBoard = <Table, T extends Tray>(board: Board<Table, T>) => board as Board;
