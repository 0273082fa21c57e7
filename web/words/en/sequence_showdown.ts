// The board of Number Sequence Showdown.

export const chainLabel = (numbers: number[]) => `The chain: ${numbers.join(", ") || "empty"}`;
