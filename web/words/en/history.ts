// Finished games: who won how often, how well and with how much luck; and backups of it all.

import { count } from "./counting";

export const loading = "Loading your games";
export const noneYet = "No finished games yet";
export const noneYetNote =
  "Every game you finish is kept here, on this device only: who won, how well you both played, and how much was luck.";
export const chooseGame = "Choose a game";
export const who = "Who";
export const everyone = "Everyone";
export const game = "Game";
export const pairOf = (names: string[]) => names.join(" and ");
export const whoPlayed = "Who played";
export const games = (n: number) => count(n, "game");
export const showMore = (n: number) => `Show ${n} more`;
export const to = " to ";
export const wins = (n: number) => (n === 1 ? "win" : "wins");
export const currentStreak = "Current streak";
export const longestStreak = "Longest streak";
export const streak = (name: string, games: number) => `${name}, ${games}`;
export const decisions = "Decisions";
export const notStudied = "The coach hasn’t looked at them yet.";
export const choseBest = (name: string) => `${name} chose the best move`;
export const ofDecisions = (right: number, asked: number) => `of the time, ${right} of ${count(asked, "decision")}`;
export const nothingToDecide = "no decisions";
export const luckAndSkill = "Luck and skill";
export const luckNote = (name: string, games: number) =>
  `How much each added to ${name}’s chance of winning, or took away, on average over ${count(games, "game")}.`;
export const goingFirst = "Going first";
export const theCards = "The cards";
export const even = "even";
export const ahead = (name: string, points: number) => `${name} +${points}`;
export const beat = (winner: string, loser: string) => `${winner} beat ${loser}`;
export const whichGame = (title: string, options: string[]) => [title, ...options].join(", ");
export const deleteGame = "Delete this game";

export const backUp = "Keep it safe";
export const onlyHere = "All of this is on this device and nowhere else. Save a file to move it to another device.";
export const saveBackup = "Save a backup";
export const restoreBackup = "Restore a backup";
export const deleteAll = "Delete all games";
export const cancel = "Cancel";
export const progress = (work: string, done: number, total: number) => `${work}: ${done} of ${total}`;
export const deleteAllAsk = (n: number) => (n === 1 ? "Delete the finished game?" : `Delete all ${n} finished games?`);
export const deleteAllNote =
  "You can’t get them back. Save a backup first if you might want them. Games you’re still playing stay.";
export const keepThem = "Keep them";
export const reallyDelete = "Delete all";
