// A game written out, move by move.

export const backToGame = "Back to the game";
export const noMoves = "No moves yet.";
