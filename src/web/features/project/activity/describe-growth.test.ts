import { expect, test } from "vitest";
import { describeGrowth } from "./describe-growth.ts";

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
    "Weekly growth: 0%. Not measured: it takes two member counts a week apart.",
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
