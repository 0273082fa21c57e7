// Games to print: a board to write on, or cards to cut out.

export const heading = (game: string) => `${game}: print and play`;
export const preview = "What will be printed";
export const otherGames = "Other games to print";
export const firstPlayer = "First player";
export const secondPlayer = "Second player";
export const numbersTo = (n: number) => `Numbers 1 to ${n}`;
export const howToWrite =
  "Cross out each number you play. Write the chain below, and why each number fits: 49 = 7 × 7.";
export const deal = "Deal";
export const anotherDeal = "Another deal";
export const dealNote = "The same word always gives the same cards, so a whole class can play the same deal.";
export const notDealt = "The cards didn’t load. Try another deal.";
export const dealing = "Dealing.";
export const cardsToCut = "Cards to cut out";
/** Before and after the word of the deal. */
export const howToCut = (cards: number[]) => [
  "Cut along the lines. For the deal ",
  `, stack the cards face down by their small numbers, with 1 on top. They come in this order: ${cards.join(", ")}. Shuffle for a new game.`,
];
