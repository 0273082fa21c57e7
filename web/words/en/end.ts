// The end of a game: the match, why it ended so, what to do next.

import { times } from "./counting";

export const undone = (n: number) => `Undo was used ${times(n)}.`;
export const whatNext = "What next";
export const lookBack = "Look back";
export const sendResult = "Send the result";
export const wrongTap = "Wrong tap?";
export const undoLast = "Undo the last move";
export const bestOf = (length: number) => `best of ${length}`;
export const winsMatch = (name: string) => `${name} wins the match`;
export const gameNumber = (number: number) => `Game ${number}`;
export const nextGame = (number: number, length: number) => (number === length ? "Play the decider" : `Play game ${number}`);
export const anotherMatch = "New match";
export const playAgain = "Play again";
export const wasCopy = "You were playing a copy";
export const swapSeats = "Same cards, swap seats";
export const comparing = "Comparing your decisions";
export const notCompared = "The two games couldn’t be compared.";
export const secondGame = "Second game:";
export const to = "to";

// Against a computer
export const goodGame = (name: string) => `Good game, ${name}`;
export const lookingForTip = "The coach is looking at your game.";
export const tooHard = "Too hard?";
export const playEasier = "Play an easier computer";

// The board at the end
export const numbersAtEnd = "All numbers at the end of the game";
export const boardEnds = (highest: number) => `The board ends at ${highest}`;
export const tooBig = "too big";
export const andMore = (numbers: number) => `and ${numbers} more`;
export const keptNumbers = (counting: number[], rest: number[]) =>
  `${counting.join(" plus ") || "Nothing"}${rest.length ? `; not needed: ${rest.join(", ")}` : ""}`;
export const allNumbers = (numbers: number[]) => numbers.join(", ") || "Nothing";
export const drew = (number: number) => `drew ${number}`;
