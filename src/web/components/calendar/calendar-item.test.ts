import { expect, test } from "vitest";
import {
  cutToFit,
  listShownHours,
  placeByDay,
  findRange,
  listWeeks,
  wordPeriod,
  wordWhen,
} from "./calendar-item.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";

const entry = (id: string, at: string | null) => ({ id, at: at === null ? null : new Date(at) });

test.each([
  ["UTC", { "2026-10-25": ["a 0:30", "b 1:30"], "2026-11-16": ["c 23:00"] }],
  ["Europe/Berlin", { "2026-10-25": ["a 2:30", "b 2:30"], "2026-11-17": ["c 0:00"] }],
  ["America/New_York", { "2026-10-24": ["a 20:30", "b 21:30"], "2026-11-16": ["c 18:00"] }],
  ["Pacific/Kiritimati", { "2026-10-25": ["a 14:30", "b 15:30"], "2026-11-17": ["c 13:00"] }],
])("by the clock of %s", (timezone, expected) => {
  const entries = [
    entry("none", null),
    entry("c", "2026-11-16T23:00:00Z"),
    entry("b", "2026-10-25T01:30:00Z"),
    entry("a", "2026-10-25T00:30:00Z"),
  ];
  const days = Array.from(placeByDay(entries, timezone), ([day, placed]) => [
    day,
    placed.map(
      ({ entry: { id }, hour, minute }) => `${id} ${hour}:${String(minute).padStart(2, "0")}`,
    ),
  ]);
  expect(Object.fromEntries(days)).toEqual(expected);
});

test.each([
  ["the middle of a day where there is nothing", [], "working", 10, 17],
  ["an early post as well", [7], "working", 7, 17],
  ["a late one as well", [21], "working", 10, 21],
  ["a whole day between the two", [0, 23], "working", 0, 23],
  ["all of them on request", [12], "whole", 0, 23],
  ["those of its posts alone", [8, 20], "taken", 8, 20],
  ["a few where there is nothing", [], "taken", 12, 14],
] as const)("a week shows %s", (_case, hours, extent, from, to) => {
  const shown = listShownHours(hours, extent);
  expect([shown[0], shown.at(-1), shown.length]).toEqual([from, to, to - from + 1]);
});

test.each([
  [2, 3, 2, 0],
  [3, 3, 3, 0],
  [4, 3, 2, 2],
  [14, 3, 2, 12],
])("of %i in a place for %i, %i are shown and %i counted", (count, most, shown, more) => {
  const entries = Array.from({ length: count }, (_, index) => index);
  const cut = cutToFit(entries, most);
  expect([cut.shown.length, cut.more]).toEqual([shown, more]);
});

test.each([
  ["week", "en-US", "2026-11-15", "2026-11-21"],
  ["week", "de-DE", "2026-11-16", "2026-11-22"],
  ["week", "ar-EG", "2026-11-14", "2026-11-20"],
  ["month", "en-US", "2026-11-01", "2026-12-05"],
  ["month", "de-DE", "2026-10-26", "2026-12-06"],
] as const)("a %s in %s is from %s to %s", (view, locale, first, last) => {
  const days = listWeeks(view, "2026-11-18", locale).flat();
  expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0]);
});

test.each([
  ["an ordinary week", "2026-11-18", "Europe/Berlin", 168],
  ["the week that loses an hour", "2026-03-25", "Europe/Berlin", 167],
  ["the week that gains one", "2026-10-21", "Europe/Berlin", 169],
  ["the same week elsewhere", "2026-10-21", "Asia/Tokyo", 168],
])("%s has its hours", (_case, day, timezone, hours) => {
  const { from, to } = findRange(listWeeks("week", day, "de-DE").flat(), timezone);
  expect((to.getTime() - from.getTime()) / HOUR_MS).toBe(hours);
});

test.each([
  ["week", "2026-11-18", ["2026-11-16", "2026-11-22"], "November 16 – 22, 2026"],
  ["week", "2026-12-30", ["2026-12-28", "2027-01-03"], "December 28, 2026 – January 3, 2027"],
  ["month", "2026-11-18", [], "November 2026"],
] as const)("a %s is named %4$s", (view, day, days, expected) => {
  expect(wordPeriod(view, day, days)).toBe(expected);
});

test.each([
  ["UTC", "en-US", "Sunday, November 15, 11:30 PM"],
  ["Europe/Berlin", "en-US", "Monday, November 16, 12:30 AM"],
  ["America/New_York", "de-DE", "Sunday, November 15, 18:30"],
])("a moment in %s is, with the clock of %s, %s", (timezone, locale, expected) => {
  expect(wordWhen(new Date("2026-11-15T23:30:00Z"), timezone, locale)).toBe(expected);
});
