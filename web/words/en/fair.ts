// How fair each game is, and how much playing well counts.

export const title = "How fair is it?";
export const question = "Does it matter who starts?";
export const lead = "Suppose you both play perfectly. How often does the player who starts win? In a fair game, 50\u00a0% of the time.";
export const howCounted =
  "These numbers are exact. Python went through every position of every game, cards and all, and counted. In a match you take turns to start, so it evens out.";
export const firstCanWin =
  "There’s no luck here: the player who starts can win every time. But a good first number isn’t enough. Every answer has to be right, too.";
export const secondCanWin = "There’s no luck here: the player who goes second can win every time, if every answer is right.";
/** `edge` is how far from an even chance, 0 to 0.5. */
export function helps(first: boolean, edge: number) {
  const who = first ? "Going first" : "Going second";
  if (edge < 0.02) return `Almost perfectly fair. ${who} helps a tiny bit.`;
  return `${who} helps ${edge > 0.1 ? "a lot" : "a little"}.`;
}
export const share = (percent: string) => `${percent}\u00a0%`;
export const forFirst = "for the player who starts";
export const exactly = (wins: string, of: string) => `exactly ${wins} of ${of}`;
export const winningStarts = (keep: number, moves: number) => `${keep} of ${moves}`;
export const firstNumbersWin = "first numbers win";
export const alwaysFirst = "The player who starts can always win.";
export const alwaysSecond = "The player who goes second can always win.";
export const option = (title: string, label: string) => `${title}: ${label}`;
