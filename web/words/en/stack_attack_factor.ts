// The board of Stack Attack: Factors.

export const stackLabel = (numbers: number[]) => `The stack, from the bottom: ${numbers.join(", ") || "empty"}`;
