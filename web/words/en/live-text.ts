// What the live region says after each move, so that a game can be followed by ear alone, and percentages.

import { list } from "./counting";

export const introduction = (game: string, first: string, second: string) => `${game}. ${first} against ${second}.`;
export const undone = "Undone.";
export const yourTurn = (name: string) => `${name}, your turn.`;
export const fit = (numbers: string[]) =>
  numbers.length === 1 ? `Only ${numbers[0]} fits.` : `${list(numbers)} fit.`;
export const manyFit = (count: number) => `${count} numbers fit.`;
/** `reason` is why the number fits: "24 × 2 = 48". */
export const picked = (number: string, reason = "") =>
  `You chose ${number}${reason ? `: ${reason}` : ""}. Choose it again to play it.`;
export const thinking = (name: string) => `${name} is thinking.`;
export const farAway = (name: string) => `It’s ${name}’s turn. Send your move, and wait for their link.`;

export const percent = (points: number) => `${points}\u00a0%`;
export const under = (points: number) => `under ${points}\u00a0%`;
export const over = (points: number) => `over ${points}\u00a0%`;
