// The end of a game: the match, what the winner won with, what to do next.

import { count, times } from "./counting";

export const undone = (n: number) => `Undo was used ${times(n)}.`;
export const whatNext = "What next";
export const lookBack = "Look back";
export const sendResult = "Send the result";
export const wrongTap = "Wrong tap?";
export const undoLast = "Undo the last move";
export const bestOf = (length: number) => `best of ${length}`;
export const winsMatch = (name: string) => `${name} wins the match`;
export const nextGame = (number: number, length: number) => (number === length ? "Play the decider" : `Play game ${number}`);
export const anotherMatch = "Play another match";
export const playAgain = "Play again";
export const wasCopy = "You were playing a copy";
export const swapSeats = "Same cards, swap seats";
export const comparing = "Comparing your decisions";
export const notCompared = "The two games couldn’t be compared.";

// What the winner won with, for those who hear it
export const fullStack = (numbers: number[]) => `The stack: ${numbers.join(", ")}`;
export const sumMakes = (numbers: number[], target: number) => `${numbers.join(" plus ")} makes ${target}`;
export const numbersOf = (players: { name: string; number: number | undefined }[]) =>
  players.map(({ name, number }) => `${name} ${number}`).join(", ");
export const to = "to";
export const lastNumbers = (numbers: number[]) =>
  `The last ${numbers.length === 1 ? "number" : count(numbers.length, "number")}: ${numbers.join(", ")}`;
