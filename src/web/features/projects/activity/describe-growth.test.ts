import { expect, test } from "vitest";
import { describeGrowth, markGrowth, listNames } from "./describe-growth.ts";

const NONE = { percent: 0, communities: 0, from: null, to: null };
const week = (percent: number, communities: number) => ({
  percent,
  communities,
  from: "2026-11-08",
  to: "2026-11-15",
});

test.each([
  ["no community", NONE, 0, "Weekly growth: 0%"],
  [
    "nothing counted twice",
    NONE,
    3,
    "Weekly growth: 0%. Not measured yet: we need two member counts a week apart.",
  ],
  [
    "growth",
    week(0.4, 2),
    3,
    "Weekly growth: +0.4% members in 2 of 3 communities, November 8, 2026 to November 15, 2026.",
  ],
  [
    "a measured standstill",
    week(0, 1),
    1,
    "Weekly growth: 0% members in 1 of 1 community, November 8, 2026 to November 15, 2026.",
  ],
  [
    "shrinking",
    week(-1.2, 1),
    2,
    "Weekly growth: -1.2% members in 1 of 2 communities, November 8, 2026 to November 15, 2026.",
  ],
])("%s", (_, growth, subreddits, sentence) => {
  expect(describeGrowth(growth, subreddits)).toBe(sentence);
});

test.each([
  [0, "0% a week"],
  [1.4, "+1.4% a week"],
  [-0.2, "-0.2% a week"],
])("%d is marked as %s", (percent, mark) => {
  expect(markGrowth({ percent, communities: 0, from: null, to: null })).toBe(mark);
});

test.each([
  [[], ""],
  [["r/a"], "r/a"],
  [["r/a", "r/b"], "r/a and r/b"],
  [["r/a", "r/b", "r/c"], "r/a, r/b and r/c"],
  [["1", "2", "3", "4", "5", "6"], "1, 2, 3, 4, 5 and 6"],
  [["1", "2", "3", "4", "5", "6", "7"], "1, 2, 3, 4, 5 and 2 more"],
])("%o reads %s", (names, read) => {
  expect(listNames(names)).toBe(read);
});
