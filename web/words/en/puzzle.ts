// The puzzle of the day.

import { count } from "./counting";

export const puzzle = "Puzzle";
export const notYet = "Not yet";
export const opensOn = (date: string) => `This puzzle opens on ${date}.`;
export const todays = "Today’s puzzle";
export const notLoaded = "The puzzle didn’t load";
export const settingUp = "Setting up the puzzle";
export const toMove = "To move";
export const waiting = "Waiting";
export const table = "The table";
export const dayBefore = "The day before";
export const nextDay = "The next day";
export const yesterdays = "Yesterday’s";
export const correct = "Correct!";
export const notThatOne = "Not that one";
export const solved = (tries: number) => (tries > 1 ? `Solved on try ${tries}.` : "First try!");
export const daysInARow = (days: number) => (days > 1 ? `${count(days, "day")} in a row.` : "Come back tomorrow.");
