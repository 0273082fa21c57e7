// The board of Stack Attack: Factors.

export const verb = "Place";
export const stackLabel = (numbers: number[]) => `The stack, bottom first: ${numbers.join(", ") || "empty"}`;
