import { expect, test } from "vitest";
import { measureWeeklyGrowth } from "./measure-weekly-growth.ts";

const count = (subredditId: string, day: string, members: number) => ({
  subredditId,
  takenAt: new Date(`2026-${day}T12:00:00Z`),
  members,
});

test.each([
  ["no count", [], 0, 0],
  ["one count", [count("saas", "11-08", 1000)], 0, 0],
  ["two of one day", [count("saas", "11-08", 1000), count("saas", "11-08", 1100)], 0, 0],
  ["five days apart", [count("saas", "11-08", 1000), count("saas", "11-13", 1100)], 0, 0],
  ["a week apart", [count("saas", "11-08", 1000), count("saas", "11-15", 1010)], 1, 1],
  ["in any order", [count("saas", "11-15", 1010), count("saas", "11-08", 1000)], 1, 1],
  ["four weeks apart", [count("saas", "10-18", 1000), count("saas", "11-15", 1040)], 1, 1],
  ["shrinking", [count("saas", "11-08", 1000), count("saas", "11-15", 950)], -5, 1],
  ["hardly shrinking", [count("saas", "11-08", 100_000), count("saas", "11-15", 99_999)], 0, 1],
  ["from nobody", [count("saas", "11-08", 0), count("saas", "11-15", 10)], 0, 0],
  [
    "a large and a small one, each by its size",
    [
      count("large", "11-08", 9000),
      count("large", "11-15", 9000),
      count("small", "11-08", 1000),
      count("small", "11-15", 1100),
      count("new", "11-15", 5000),
    ],
    1,
    2,
  ],
])("%s", (_, counts, percent, communities) => {
  expect(measureWeeklyGrowth(counts)).toMatchObject({ percent, communities });
});

test("says from when to when", () => {
  const counts = [count("a", "11-08", 10), count("a", "11-14", 11), count("b", "11-01", 10)];
  expect(measureWeeklyGrowth([...counts, count("b", "11-15", 11)])).toMatchObject({
    from: new Date("2026-11-01T12:00:00Z"),
    to: new Date("2026-11-15T12:00:00Z"),
  });
});
