// Looking back at a game: who was ahead when, each move, luck and skill.

import { count, times } from "./counting";

export const lookBack = "Look back";
export const backToResult = "Back to the result";
export const tryAnother = "Try another move";
export const swapSeats = "Swap seats";
export const nextGame = "Next game";
export const rematch = "Rematch";
export const previousMove = "Previous move";
export const nextMove = "Next move";
export const position = "The position";
export const isWinning = (name: string) => `${name} is winning`;
export const isAhead = (name: string) => `${name} is ahead`;
export const noAnswer = "The coach didn’t answer.";
export const goingThrough = "Going through the game";
export const showAhead = "Show who was ahead";
export const pause = "Pause";
export const replay = "Replay the game";
export const place = "Place in the game";
export const placeAt = (move: number, moves: number, said: string) => `Move ${move} of ${moves}. ${said}`;
export const placeLast = "The end";
export const move = (number: number, said: string) => `Move ${number}: ${said}`;
export const onlyMove = "grey: there was only one move";
const numerals = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");
export const movesTurned = (n: number) => `${numerals[n] ?? n} ${n === 1 ? "move" : "moves"} turned this game`;
export const turningPoints = "Turning points";
export const whoDid = (name: string, did: string) => `${name} ${did}`;
export const moveNumber = (number: number) => `move ${number}`;
export const allMoves = (n: number) => (n === 1 ? "The one move" : `All ${n} moves`);
export const playedNumber = (number: string) => `played: ${number}`;
export const stillWinning = (numbers: string[], more: number) =>
  `still wins: ${numbers.join(", ")}${more ? ` and ${more} more` : ""}`;
export const isStuck = "stuck";
export const howOften = (name: string) => `How often ${name} wins from here`;
export const chosen = (label: string) => `${label} (played)`;
export const theEnd = "The end.";
export const now = "Now.";
export const settingUp = "Setting up the position";

// The picture, for those who hear it
export const whoWasWinning = (moves: number, first: string, last: string) =>
  `Who was winning after each of ${count(moves, "move")}: ${first} at first, ${last} at the end.`;
export const whoWasAhead = (moves: number, first: string, percent: string, winner: string) =>
  `Winning chances after each of ${count(moves, "move")}. ${first} began with ${percent}, and ${winner} won. The list of moves has every number.`;

// The list of moves
export const moves = "Moves";
export const listOfMoves = "List of moves";
export const moveColumn = "Move";
/** "Ada took 7 and has 9. Then …" -> "took 7": a mark beside it says who. */
export function shortMove(said: string, name: string) {
  const text = said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
  const [first] = text.split(/[.:] |\.$| and /);
  return first[0].toLowerCase() + first.slice(1);
}
export const verdict = "Verdict";
export const winningMoves = "Winning moves";
export const cost = "Cost";
export const winning = "Winning";
export const ahead = "Ahead";
export const beforeCards = "Before the first card";
export const even = "even";
export const keptWin = (keep: number, moves: number) => `${keep} of ${moves}`;

// Luck and skill: terms that add up to the result
export const luckAndSkill = "Luck and skill";
export const goingFirst = "Going first";
export const theCards = "The cards";
export const decisions = "Decisions";
export const result = "Result";
export const wins = (name: string) => `${name} wins`;
export const chanceOf = (name: string, points: number) => `${name} ${points}\u00a0%`;
export const chanceNote = "chance of winning before the first card";
export const gain = (points: number, name: string) => `+${points} for ${name}`;
/** `points` are what luck gave, of 100. */
export const luck = (points: number) => (points < 10 ? "nearly even" : points < 30 ? "some luck" : "a lot of luck");
export const mistakesCost = (names: string[], points: number[]) =>
  `mistakes cost ${names[0]} ${points[0]}, ${names[1]} ${points[1]}`;
export const sum = (terms: string, name: string) => `${terms} for ${name}`;
export const wasWinning = (name: string) => `${name} was winning`;
export const beforeNumbers = "before the first number";
export const none = "none";
export const noLuck = "there’s no luck in this game";
export const changes = (n: number) => (n ? count(n, "mistake") : "no mistakes");
export const missed = (names: string[], missed: number[]) =>
  missed.some(Boolean)
    ? `missed the win: ${names.map((name, player) => `${name} ${times(missed[player])}`).join(", ")}`
    : "no winning move was missed";
export const changedHands = (n: number) => `the lead ${n ? `changed hands ${times(n)}` : "never changed hands"}`;
