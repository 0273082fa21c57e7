// What boards with cards share.

export const tapToDraw = "Tap to draw";
export const inDeck = (cards: number) => `${cards} in the deck`;
export const discarded = (cards: number) => `${cards} discarded`;
export const discard = "Discard";
