// The board of Stack Attack: Take or Skip.

import { count } from "./counting";

export const taken = (numbers: number) => (numbers ? `${count(numbers, "number")} taken` : "No numbers taken");
export const takenNumbers = (numbers: number[]) => `Taken: ${numbers.join(", ")}`;
export const left = (numbers: number) => `${count(numbers, "number")} left`;
export const skippedTwice = "Skipped twice: out of the game";
export const noneSkipped = "Skipped twice: none yet";
export const skipped = "skipped";
export const skip = "Skip";
export const thenOut = "then it’s out";
