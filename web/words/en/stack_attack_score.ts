// The board of Stack Attack: Take or Skip.

import { count } from "./counting";

export const taken = (numbers: number) => (numbers ? `${count(numbers, "number")} taken` : "No numbers taken");
export const takenNumbers = (numbers: number[]) => `Taken: ${numbers.join(", ")}`;
export const left = (numbers: number) => `${count(numbers, "number")} left`;
export const thrownOut = (numbers: number) => `${numbers} thrown out`;
export const skipped = "skipped";
export const skip = "Skip";
export const throwsOut = "throws it out";
