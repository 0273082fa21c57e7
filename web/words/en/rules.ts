// The page with a game's rules.

export const continueGame = "Continue";
export const play = "Play";
export const rulings = "Rulings";
export const rulingsNote = "These settle what a rulebook leaves open. Those marked A apply to every game.";
export const otherGames = "Rules of the other games";
export const tips = "Tips";
export const ruling = (number: string) => `Ruling ${number}`;
export const watch = "Watch a game";
export const back = "Back";
export const stepOf = (at: number, last: number) => `${at} of ${last}`;
export const again = "Again";
export const next = "Next";
export const names = ["Ada", "Ben"];
