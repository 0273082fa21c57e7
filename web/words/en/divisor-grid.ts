// What the boards of the two factor games share: the grid, and the number that has been chosen on it.

export const gridLabel = (highest: number) => `Numbers 1 to ${highest}`;
/** A cell, and what is known of it: "36, multiple of 12, wins". */
export const cell = (number: number, ...facts: string[]) => [number, ...facts.filter(Boolean)].join(", ");
export const wrongNumber = "the wrong number";
export const lastNumber = (name: string) => `last number, ${name}`;
export const usedBy = (name: string) => `used by ${name}`;
export const factorOf = (number: number) => `factor of ${number}`;
export const multipleOf = (number: number) => `multiple of ${number}`;
export const canComeFirst = "can come first";
export const keepsTheWin = "still wins";

export const tapNumber = "Tap a number";
export const startWith = (number: string) => `Start with ${number}?`;
/** `verb` is the game's own: numbers are played in a line, and placed on a stack. */
export const playOn = (verb: string, number: string, last: number) => `${verb} ${number} on ${last}?`;
export const partner = (number: number) => `Its partner: ${number}`;
export const playNumber = (verb: string, number: string) => `${verb} ${number}`;
/** What may come first: the lowest and the highest. */
export const between = (low: string, high: string) => `${low}–${high}`;

export const numbersOf = (name: string) => `${name}’s numbers`;
export const lastNumbersOf = (name: string, count: number) => `${name}’s numbers, the last ${count}`;
export const noNumbers = "No numbers yet";
export const allNumbersOf = (name: string, numbers: number[]) => `${name}’s numbers: ${numbers.join(", ") || "none yet"}`;
