// A game that came by link.

export const byLink = "By link";
export const finished = "Finished game";
export const heading = "A game by link";
export const opening = "Opening it.";
export const broken = "This link doesn’t work";
export const askAgain = "Your own games are safe. Ask for the link again.";
export const continueHere = "Continue from here";
export const toGame = "Go to your game";
export const continueGame = "Continue";
export const playCards = "Play the same cards";
export const playFromStart = "Play it from the start";
