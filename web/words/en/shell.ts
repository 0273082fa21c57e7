// What is said around every screen: the home page's gaps, waiting, the bars above and the coin.

import { count } from "./counting";

// The home page, where index.html leaves a gap
export const continueGame = "Continue";
export const gameUnderWay = (title: string, name: string, game: { played: number; length: number } | null) =>
  `${title}${game ? `, game ${game.played + 1} of ${game.length}` : ""}. ${name}’s turn.`;
export const duplicateUnderWay = (title: string) => `${title}: the same cards again, with seats swapped.`;
export const matchUnderWay = (title: string, length: number, score: number[]) =>
  `${title}, best of ${length}: ${score.join(" to ")}.`;
export const gamesUnread = (n: number) =>
  n === 1 ? "A saved game couldn’t be read. You can" : `${n} saved games couldn’t be read. You can`;
export const saveUnread = "save it as a file";
export const deleteUnread = "or delete it";
export const findTheMove = "Find the only good move";
export const puzzleSolved = "Solved. Come back tomorrow";
export const puzzleStreak = (days: number, solvedToday: boolean) =>
  `${count(days, "day")} in a row${solvedToday ? "" : ", today’s is waiting"}`;

// The badge in the corner
export const updateNow = "Start the new version";
export const updateAfterOther = "New version ready after the other game";
export const updateAfterThis = "New version ready after this game";
export const readyOffline = "Ready offline";
export const needsNetwork = "Needs the internet once";
export const gettingReady = "Getting ready";
export const megabytesOnce = (done: string, total: string) => `${done} of ${total} MB, only once`;

// While something loads
export const settingUpGame = "Setting up the game.";
export const noPython = "The game can’t start: Python has stopped.";
export const notLoaded = "This page didn’t load.";
export const offlineButSafe = "You seem to be offline. Your game is safe.";

// Over every screen
export const openElsewhere = "Your games are open in another tab.";
export const movedElsewhere = "Your games have moved to another tab.";
export const takeOver = "Play here";
export const coinLanded = (shape: string) => `It’s ${shape}.`;
export const coinStarts = (name: string) => `${name} starts.`;
/** Before and after the name of the player who is handed the device. */
export const handOver = ["", ", your turn"];
