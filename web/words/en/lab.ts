// The bot lab: writing a player, trying it out, what it can ask, and measuring rules.  The programs in it are tried by
// the tests of the lab.

import { count } from "./counting";
import { locale } from "./language";

export const title = "Write your own player";
export const lead =
  "A player is a few lines of Python. It looks at the table and returns a move. The one below can already play. Try it, then make it better.";

// -- the program -----------------------------------------------------------------------------------

export const program = "The program";
export const programOf = "The program of your player";
export const game = "Game";
export const bot = "Bot";
export const itsName = "Its name";
export const newName = "My bot";
export const saved = "Saved on this device as you type. To leave the editor, press Esc and then Tab.";
export const notSaved = "Saved on this device as soon as you change it. To leave the editor, press Esc and then Tab.";
export const newBot = "New bot";
export const saveFile = "Save as a file";
export const openFile = "Open a file";
export const remove = "Delete";
export const removed = (name: string) => `${name} is deleted.`;
export const tooLong = "This file is too long for a player.";

// -- trying it out ---------------------------------------------------------------------------------

export const howGood = "How good is it?";
export const against = "Against";
export const levelAlone = (number: number) => `Level ${number}`;
export const yourBot = (name: string) => `Your bot ${name}`;
export const runOne = "Run one game";
export const playMany = (games: number) => `Play ${games.toLocaleString(locale)} games`;
export const playAgainst = "Play against it";
export const running = "Running";
export const gettingReady = "Getting Python ready";
export const gamesPlayed = "Games played";
export const ofGames = (done: number, games: number) => `${done} of ${games} games`;
export const stop = "Stop";
export const firstRun = "Run one game and read what your bot did.";
export const thenMany = (games: number) =>
  `Play ${games.toLocaleString(locale)} games. If your bot wins more than half, it’s better than its opponent.`;
export const thenChange = "Change the program, and see if it wins more.";

export const wonGame = (name: string) => `${name} won.`;
export const lostGame = (name: string) => `${name} lost.`;
export const lost = (name: string, why: string) => `${name} lost. ${why}`;
export const wonSpoken = (why: string) => `Won. ${why}`;
export const lostSpoken = (why: string) => `Lost. ${why}`;
export const stillThinking = (seconds: number) =>
  `It was still thinking after ${seconds} seconds, and Python couldn’t interrupt it.`;
export const endless = "It never came to an end.";
export const stopped = "Stopped.";
export const notStarted = "Python didn’t start here. Try again, or try another browser.";
export const wentWrong = "Something went wrong.";

export const stepByStep = "The game, step by step";
export const printed = "Printed";
export const lookAtGame = "Look at it move by move";
export const lookAtWorst = "Look at its worst game";
export const gamesWon = (won: number, games: number) => `${won} of ${count(games, "game")} won.`;
export const beats = (name: string, rival: string) => `${name} beats ${rival}.`;
export const tooClose = (name: string, rival: string) => `${name} and ${rival}: too close to call.`;
export const isStronger = (rival: string) => `${rival} is stronger.`;
export const confidence = (low: string, high: string) => `95\u00a0% confidence range: ${low} to ${high}.`;
export const moreGames = "Play more games to find out.";
export const failure = (games: number, text: string) => `${count(games, "game")}: ${text}`;
export const tryLevel = (number: number) => `Now try level ${number}.`;
export const shares = "Share of games won, with the 95\u00a0% confidence range";
export const allGames = "All games";
export const goingFirst = "Going first";
export const goingSecond = "Going second";
export const between = (low: string, high: string) => `, between ${low} and ${high}`;

// -- what a player can ask -------------------------------------------------------------------------

export const canAsk = "What your player can ask";
export const ideas = "Ideas";
export const askTheCoach =
  "Or ask the coach, which knows exactly what every move is worth. That takes four lines, and plays as well as level 5.";
export const insert = "Insert";
export const optionsOfGame = "Options for this game";
export const sandboxed =
  "Your program runs on its own: it can’t reach the network or your games. It has three seconds for each move. What it prints appears under the game.";

/** In every game: what to ask, and what it gives. */
export const everyGame: Record<string, string> = {
  "state.legal_moves()": "The moves you can choose from, as strings. Return one.",
  "state.play(move)": "The table as it would be after that move. The real one stays as it is.",
  "state.turn": "Your seat: 0 if you went first, 1 if you went second.",
  "state.to_move": "Who acts next: 0 or 1, -1 when a card must be drawn, None when the game is over.",
  "state.chances()": "When a card must be drawn: every card that can come, each with its weight.",
  "state.outcome": "None, or who won and why: state.outcome.winner.",
  "values(state)": "Your exact winning chance with each move. First line: from numgames.coach import values",
};

/** By game, and by what to ask. */
export const inGame: Record<string, Record<string, string>> = {
  sequence_stack: {
    "state.card": "the card you drew",
    "state.heights[state.turn]": "how high your stack is",
    "state.blocked[state.turn]": "the numbers blocked for you",
    "state.blocks_now()": "True if discarding the card blocks its number for your opponent",
    "state.deck": "the cards still to come, in no particular order",
  },
  stack_attack_score: {
    "state.top": "the top number",
    "state.taken[state.turn]": "the numbers you have taken",
    "state.skipped": "True if your opponent has skipped this number",
    "state.left": "how many numbers are left",
  },
  sequence_showdown: {
    "state.chain": "the numbers played, the last one at the end",
    "state.n": "how many numbers there are",
    "int(move)": "a move as a number",
  },
  number_stack: {
    "state.card": "the card you drew",
    "state.kept[state.turn]": "the numbers you hold",
    "state.kept[1 - state.turn]": "the numbers your opponent holds",
    "state.unseen": "the cards still to come, in no particular order",
  },
  stack_attack_factor: {
    "state.chain": "the numbers played, the top one at the end",
    "state.n": "how many numbers there are",
    "int(move)": "a move as a number",
  },
};

const lookAhead = "Look two moves ahead: whatever your opponent answers, is there still a move for you?";
/** What to try next, by game. */
export const ideaFor: Record<string, string> = {
  sequence_stack:
    "A discard can block your opponent. Look at state.heights[1 - state.turn]: is this the card they need next?",
  stack_attack_score:
    "Try numbers other than 7. And if state.skipped is True, your opponent can’t take this number any more: does it still have to be so high?",
  sequence_showdown: lookAhead,
  number_stack: "The card you discard is gone for both of you. Would it have brought your opponent to 15?",
  stack_attack_factor: lookAhead,
};
export const anyIdea = "Try the moves with state.play, and see what happens.";

// -- measuring rules -------------------------------------------------------------------------------

export const ruleLab = "Rule lab";
export const whatAreRulesLike = (game: string, options: string[]) =>
  `What are these rules like? ${[game, ...options].join(", ")}.`;
export const chooseOptions = "Choose other options above, and measure again.";
export const measure = "Measure";
export const gamesMeasured = "Games measured";
export const notReady = "Python isn’t ready. Try again in a moment.";
export const firstWins = "First player wins, with perfect play";
export const exact = "exact";
export const exactOpenings = (winning: number, all: number) => `exact: ${winning} of ${all} first numbers win`;
export const turnsInGame = "Turns in a game";
export const turnsMeasured = (error: string, games: number) => `± ${error}, from ${games} games at level 3`;
export const realChoices = "Turns with a real choice";
export const choicesMeasured = (low: string, high: string) =>
  `turns where you can go wrong; ${low} to ${high}, from the same games`;
export const levelBeats = (high: string, low: string) => `${high} beats ${low.toLowerCase()}`;
export const skillMeasured = (low: string, high: string, games: number) =>
  `${low} to ${high}, from ${games} games with seats swapped. 50\u00a0% would be pure luck.`;
export const skillExact = (share: string, games: number) =>
  `exact, with seats swapped; ${share} in the ${games} games played just now. 50\u00a0% would be pure luck.`;
