// Days as the calendar here has them: "2026-11-16".  Used for the puzzle of the day; knows no
// puzzle.

import { locale } from "#words/language";
import type { PuzzleDays } from "./saved";

const DAY = 86_400_000; // milliseconds

/** A clock can be wrong; a day has a year of four figures all the same, for those who compare and read it. */
const [FIRST, LAST] = ["0001-01-01", "9999-12-31"];

/** The day it is here, as "2026-11-16". */
export function today(now = new Date()) {
  const figures = (n: number, length: number) => String(n).padStart(length, "0");
  const year = now.getFullYear();
  if (year < 1) return FIRST;
  if (year > 9999) return LAST;
  return `${figures(year, 4)}-${figures(now.getMonth() + 1, 2)}-${figures(now.getDate(), 2)}`;
}

/** The day before, or so many days later. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const LONG: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };

const SHORT: Intl.DateTimeFormatOptions[] = [{ day: "numeric" }, { month: "short" }];

/** "16 November 2026" */
export const longDate = (date: string) => new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, LONG);

/** ["16", "Nov"] */
export const shortDate = (date: string) =>
  SHORT.map((part) => new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { ...part, timeZone: "UTC" }));

/** How many days in a row were found, up to today, or to yesterday if today's is still open. */
export function streak(days: PuzzleDays, now = today()) {
  const found = (date: string) => Object.hasOwn(days, date) && days[date].found;
  let date = found(now) ? now : addDays(now, -1);
  let length = 0;
  for (; found(date); date = addDays(date, -1)) length += 1;
  return length;
}

/** Whether this is a day: the 30th of February is none. */
export const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && addDays(text, 0) === text;
