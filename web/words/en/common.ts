// What many screens say alike.

export const allGames = "All games";
export const close = "Close";
export const back = "Back";
export const share = "Share";
export const rules = "Rules";
export const print = "Print";
export const printAndPlay = "Print and play";
export const moveList = "Move list";
export const finishedGames = "Finished games";
export const tryAgain = "Try again";
export const backToGame = "Back to your game";
export const downloaded = "Downloaded";
export const kilobytes = (done: number, total: number) => `${done} of ${total} KB`;
export const playerNumber = (n: number) => `Player ${n}`;
export const shapes = ["Disc", "Kite"];
export const winsOf = (have: number, need: number) => `${have} of ${need} ${need === 1 ? "win" : "wins"}`;
export const starts = (name: string) => `${name} starts`;
export const opposed = (one: string, other: string) => `${one} against ${other}`;
/** How much playing well counts, from little to all. */
export const skills = ["almost all luck", "mostly luck", "luck and skill", "mostly skill", "pure skill"];
/** "Mostly skill: Perfect beats Beginner in 94 of 100 games." `which` names one of two games in one. */
export function skillMeasured(skill: number, high: string, low: string, of100: number, which = "") {
  const name = skills[skill][0].toUpperCase() + skills[skill].slice(1);
  return `${name}${which && ` (${which})`}: ${high} beats ${low} in ${of100} of 100 games.`;
}
export const savesNothing = "This browser doesn’t save anything. Your games are gone when you close the page.";
