import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays, isDate, longDate, streak, today } from "../../../web/app/dates";
import type { PuzzleDays } from "../../../web/app/saved";

/** These days were found. */
const found = (...days: string[]): PuzzleDays =>
  Object.fromEntries(days.map((date) => [date, { tries: ["keep"], found: true }]));

test("today is the day that the calendar here has, with two figures each", () => {
  assert.equal(today(new Date(2026, 0, 5, 0, 1)), "2026-01-05");
  assert.equal(today(new Date(2026, 10, 16, 23, 59)), "2026-11-16");
});

test("whatever the clock says, today is a day, and what is asked about it has an answer", () => {
  const clocks: [Date, string][] = [
    [new Date(1969, 11, 31, 23, 59), "1969-12-31"],
    [new Date(10_000, 1, 29), "9999-12-31"],
    [new Date(8.64e15), "9999-12-31"],
    [new Date(-1, 5, 5), "0001-01-01"],
    [new Date(-8.64e15), "0001-01-01"],
    [new Date("0050-02-03T12:00:00"), "0050-02-03"],
  ];
  for (const [clock, day] of clocks) {
    assert.equal(today(clock), day);
    assert.ok(isDate(day), day);
    assert.equal(streak({}, day), 0);
    assert.equal(streak(found(day), day), 1);
    assert.ok(longDate(day));
    for (const days of [-1, 1]) assert.ok(addDays(day, days));
  }
});

test("days are counted over the ends of months and years", () => {
  assert.equal(addDays("2026-11-16", 0), "2026-11-16");
  assert.equal(addDays("2026-12-31", 1), "2027-01-01");
  assert.equal(addDays("2026-01-01", -1), "2025-12-31");
  assert.equal(addDays("2026-03-28", 2), "2026-03-30"); // the clocks are changed in between
});

test("a leap year has a 29th of February, another one does not", () => {
  assert.equal(addDays("2024-02-28", 1), "2024-02-29");
  assert.equal(addDays("2024-03-01", -1), "2024-02-29");
  assert.equal(addDays("2023-02-28", 1), "2023-03-01");
  assert.equal(addDays("2100-02-28", 1), "2100-03-01");
  assert.equal(addDays("2000-02-28", 1), "2000-02-29");
});

test("only days that there are count as days", () => {
  for (const date of ["2026-11-16", "2024-02-29", "2000-02-29", "2026-12-31"]) assert.ok(isDate(date), date);
  for (const date of [
    undefined, "", "2026-02-30", "2023-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-11-00", "2026-11-31",
    "2026-1-1", "16.11.2026", "2026-11-16T00:00", " 2026-11-16", "2026-11-16\n", "+010000-01-01", "today",
  ])
    assert.ok(!isDate(date), date);
});

test("a day is written out as people say it", () => {
  assert.equal(longDate("2026-11-16"), "16 November 2026");
  assert.equal(longDate("2024-02-29"), "29 February 2024");
});

test("a streak is the days in a row up to today", () => {
  assert.equal(streak({}, "2026-11-16"), 0);
  assert.equal(streak(found("2026-11-16"), "2026-11-16"), 1);
  assert.equal(streak(found("2026-11-14", "2026-11-15", "2026-11-16"), "2026-11-16"), 3);
  assert.equal(streak(found("2026-11-13", "2026-11-15", "2026-11-16"), "2026-11-16"), 2);
});

test("a streak still stands while today's puzzle is open, and is gone the day after", () => {
  const days = found("2026-11-14", "2026-11-15");
  assert.equal(streak(days, "2026-11-16"), 2);
  assert.equal(streak(days, "2026-11-17"), 0);
});

test("a day that was only tried ends a streak", () => {
  const days = { ...found("2026-11-14", "2026-11-16"), "2026-11-15": { tries: ["keep"], found: false } };
  assert.equal(streak(days, "2026-11-16"), 1);
});

test("a streak goes over a leap day, and does not need one that there is not", () => {
  assert.equal(streak(found("2024-02-28", "2024-02-29", "2024-03-01"), "2024-03-01"), 3);
  assert.equal(streak(found("2024-02-28", "2024-03-01"), "2024-03-01"), 1);
  assert.equal(streak(found("2023-02-28", "2023-03-01"), "2023-03-01"), 2);
  assert.equal(streak(found("2025-12-31", "2026-01-01"), "2026-01-01"), 2);
});
