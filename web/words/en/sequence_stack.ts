// The board of Sequence Stack.

export const stackLabel = (name: string, height: number, blocked: number[]) => {
  const stack = height ? `1 to ${height}` : "empty";
  return `${name}’s stack: ${height === 1 ? "1" : stack}${blocked.length ? `; blocked: ${blocked.join(", ")}` : ""}`;
};
export const next = "next";
export const blocked = "blocked";
export const oneGone = "one gone";
/** For people who only hear the tag above. */
export const oneGoneSpoken = ", one more discard blocks it";
export const oneGoneMeans = "One of the two cards is gone. One more discard blocks this number.";
export const outForGood = (numbers: number[]) => `out for good: ${numbers.join(", ")}`;

export const place = "Place";
export const onYourStack = "on your stack";
/** Why the card cannot be placed: the number that the stack needs is another one, or blocked. */
export const needFirst = (number: number) => `you need a ${number} first`;
export const isBlocked = (number: number) => `your ${number} is blocked`;
export const blocksNumber = (name: string, number: number) => `blocks ${name}’s ${number}`;
export const staysBlocked = "blocked already";
export const blocksNothingYet = "blocks nothing yet";
export const blocksNothing = "blocks nothing";

export const higher = "higher number";
export const drew = "has drawn";
export const toDraw = "still to draw";
