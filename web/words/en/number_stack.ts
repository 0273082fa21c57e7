// The board of Number Stack.

import { list } from "./counting";

export const keptNumbers = (numbers: number[]) => `Kept: ${numbers.join(", ") || "nothing yet"}`;
export const total = "total";
export const closest = (target: number) => `closest to ${target}`;
export const ofTarget = (sum: number, target: number) => `${sum} of ${target}`;
export const over = (total: number) => `${total}: over`;

export const stillInDeck = (numbers: number[]) =>
  numbers.length ? `Still in the deck: ${list(numbers.map(String))}` : "The deck is empty";
export const keptBy = (number: number, name: string) => `${number}: kept by ${name}`;
export const justDrawn = (number: number) => `${number}: just drawn`;
export const inTheDeck = (number: number) => `${number}: still in the deck`;
export const isDiscarded = (number: number) => `${number}: discarded`;

export const keep = "Keep";
export const outOfPlay = "out of play";
