// The board of Number Sequence Showdown.

export const verb = "Play";
export const chainLabel = (numbers: number[]) => `The chain: ${numbers.join(", ") || "empty"}`;
