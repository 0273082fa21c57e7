// The table: whose turn it is, what can always be done, its dialogs, the hint, the keys.

import { times } from "./counting";

// -- who plays, and whose turn it is ---------------------------------------------------------------

export const versus = (game: string, first: string, second: string) => `${game}: ${first} against ${second}`;
export const tableLabel = "The table";
export const sideOf = (name: string) => `${name}’s side`;
export const yourTurn = "Your turn";
export const waits = "Waiting";
export const thinks = "Thinking";
export const away = "Far away";
export const won = "Won";
export const toMove = "To move";
export const bot = "Bot";
export const level = (number: number, name: string) => `Level ${number}, ${name.toLowerCase()}`;
/** What stands beside the title: which game of a match it is, and whether a move was undone. */
export const gameOfMatch = (number: number, length: number) => `game ${number} of ${length}`;
export const undoUsed = (often: number) => `undo used ${times(often)}`;
export const starts = (name: string) => `${name} starts.`;
export const itsYourTurn = (name: string) => `${name}, your turn.`;

// -- what can be done ------------------------------------------------------------------------------

export const finish = "Turn over the rest";
/** Spoken of the line that says which of two games it is; it changes to the other. */
export const changeTo = (title: string, now: string, other: string) => `${title}: ${now}. Change to ${other}.`;
export const change = "Change";
export const undo = "Undo";
export const undoFor = (name: string) => `Undo, ${name}`;
export const redo = "Redo";
export const hint = "Hint";
export const hintFor = (name: string) => `Hint for ${name}`;
export const more = "More";
export const menuFor = (name: string) => `Menu for ${name}`;
export const drawFromDeck = "Tap the deck to draw";
export const seeResult = "See the result";
export const sendMove = "Send your move";
export const thenWait = "and wait for their link";
export const drawing = "Drawing a card";
export const pause = "Pause";
export const goOn = "Continue";
export const turnTablet = "Turn the device so that each of you sits at a short side.";
export const gotIt = "Got it";

// -- the hint --------------------------------------------------------------------------------------

export const lookingForHint = "thinking";
export const thinkingOfHint = "Thinking of a hint";
export const hintStep = (step: number, steps: number) => `hint ${step} of ${steps}`;
export const showMe = "Show me";
export const cancel = "Cancel";
export const showPairs = "Show the pairs";
export const pairs = "Each number and its partner";

// -- the menu --------------------------------------------------------------------------------------

export const askCoach = "Ask the coach";
export const newGame = "New game";
export const shortcuts = "Keyboard shortcuts";
export const settings = "Settings";
export const giveUp = "Give up";

export const undoQuestion = "Undo?";
export const cardIsSeen = (card: string) =>
  `You’ve already seen the next card (${card}). If you both agree, the game will show that undo was used.`;
export const keepPlaying = "Keep playing";

export const whoGivesUp = "Who gives up?";
export const givesUp = (name: string) => `${name} gives up`;
export const winsThisGame = (name: string) => `${name} wins this game.`;

// -- the keys --------------------------------------------------------------------------------------

export const keyEnter = "Enter";
export const keyHome = "Home";
export const keyEnd = "End";
export const keySpace = "Space";
export const keyEscape = "Esc";
export const typeNumber = "type a number to choose it";
export const playNumber = "play that number, or press the button";
export const walk = "move between numbers or buttons";
export const endsOfRow = "first or last number in the row";
export const drawOrDiscard = "draw a card, or discard it";
export const otherMoves = "place, keep, take, skip";
export const toUndo = "undo";
export const toHint = "hint";
export const playThrough = "when you look back: play the game, or pause";
export const thisList = "this list";
export const closeTop = "close what’s on top";
export const lettersOn = "You can switch off letters and digits in the settings. Tab and Enter always work.";
export const lettersOff = "Letters and digits are switched off. Tab and Enter always work.";

