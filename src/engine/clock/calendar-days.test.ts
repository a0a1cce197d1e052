import { describe, expect, test } from "vitest";
import {
  isDayName,
  listMonth,
  listWeek,
  shiftDay,
  shiftMonth,
  weekdayOf,
} from "./calendar-days.ts";

test.each([
  ["2026-11-16", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-11-1", false],
  ["today", false],
  ["", false],
])("%s is a day: %s", (text, isDay) => {
  expect(isDayName(text)).toBe(isDay);
});

test.each([
  ["over the end of a year", "2026-12-31", 1, "2027-01-01"],
  ["back over a leap day", "2028-03-01", -1, "2028-02-29"],
  ["over a change of clocks", "2026-03-28", 2, "2026-03-30"],
])("days are shifted %s", (_case, day, days, expected) => {
  expect(shiftDay(day, days)).toBe(expected);
});

test.each([
  ["to a shorter month", "2026-01-31", 1, "2026-02-28"],
  ["back over a year", "2026-01-15", -1, "2025-12-15"],
  ["by a year", "2028-02-29", 12, "2029-02-28"],
])("months are shifted %s", (_case, day, months, expected) => {
  expect(shiftMonth(day, months)).toBe(expected);
});

describe("weeks", () => {
  test("a Sunday is the seventh day, or the first where weeks begin with it", () => {
    expect(weekdayOf("2026-11-15")).toBe(7);
    expect(listWeek("2026-11-15", 1)[0]).toBe("2026-11-09");
    expect(listWeek("2026-11-15", 7)[0]).toBe("2026-11-15");
    expect(listWeek("2026-11-14", 7).at(-1)).toBe("2026-11-14");
    expect(listWeek("2026-11-15", 6)[0]).toBe("2026-11-14");
  });

  test.each([
    ["six weeks", "2026-08-20", 1, 6, "2026-07-27", "2026-09-06"],
    ["four weeks to the day", "2027-02-10", 1, 4, "2027-02-01", "2027-02-28"],
    ["weeks that begin on Sunday", "2026-11-16", 7, 5, "2026-11-01", "2026-12-05"],
  ] as const)("a month of %s", (_case, day, first, count, from, to) => {
    const weeks = listMonth(day, first);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, from, to]);
  });
});
