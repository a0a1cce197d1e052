import { expect, test } from "vitest";
import { wordDay } from "./word-day.ts";

test.each([
  ["2026-11-15", "Sunday", "November 15", "today"],
  ["2026-11-16", "Monday", "November 16", "tomorrow"],
  ["2026-11-20", "Friday", "November 20", "in 5 days"],
  ["2026-11-12", "Thursday", "November 12", "3 days ago"],
  ["2027-01-01", "Friday", "January 1, 2027", "in 47 days"],
])("%s seen on November 15, 2026", (day, weekday, date, distance) => {
  expect(wordDay(day, "2026-11-15")).toEqual({ weekday, date, distance });
});
