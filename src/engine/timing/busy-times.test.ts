import { describe, expect, test } from "vitest";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { busiestDays, busiestHours, findFullestHour, isRoughActivity } from "./busy-times.ts";

const flat = (posts: number) => Array.from({ length: 24 }, () => posts);
const peaks = (base: number, at: Record<number, number>) =>
  flat(base).map((posts, hour) => at[hour] ?? posts);

function activity(changes: Partial<Activity>): Activity {
  return {
    byHour: flat(10),
    byDay: null,
    posts: 1000,
    spanDays: 60,
    asOf: "2026-08",
    source: "listing-2026",
    outcome: null,
    ...changes,
  };
}

test.each([
  ["a full listing", { posts: 1000 }, false],
  ["exactly 200 posts", { posts: 200, source: "rss-2025" }, false],
  ["199 posts", { posts: 199, source: "reddit" }, true],
  ["a front page, however long", { posts: 400, source: "hot-2025" }, true],
] as const)("%s: rough is %s", (_, changes, isRough) => {
  expect(isRoughActivity(activity(changes))).toBe(isRough);
});

describe("the busiest hours", () => {
  test.each([
    ["nothing counted", null, []],
    ["hardly anything counted", activity({ posts: 9, byHour: peaks(0, { 5: 9 }) }), []],
    ["the same all day", activity({}), []],
    ["no hours", activity({ byHour: [] }), []],
    [
      "a peak and its shoulders",
      activity({ byHour: peaks(10, { 14: 40, 15: 60, 16: 50 }) }),
      [15, 16, 14],
    ],
    [
      "fifty posts that chance could have made",
      activity({ posts: 50, byHour: peaks(2, { 14: 3, 15: 4, 16: 3 }), source: "hot-2025" }),
      [],
    ],
    [
      "fifty posts that chance could hardly have made",
      activity({ posts: 50, byHour: peaks(0, { 14: 12, 15: 20, 16: 18 }), source: "hot-2025" }),
      [15, 16, 14],
    ],
    [
      "a daily thread beside a broad peak",
      activity({ byHour: peaks(10, { 3: 70, 14: 40, 15: 42, 16: 40 }) }),
      [15, 14, 16],
    ],
    ["a daily thread in an even day", activity({ byHour: peaks(10, { 3: 70 }) }), []],
    ["around midnight", activity({ byHour: peaks(0, { 23: 30, 0: 40, 1: 20 }) }), [0, 23, 1]],
    [
      "one lucky hour against a broad peak",
      activity({ byHour: peaks(10, { 3: 45, 14: 40, 15: 42, 16: 40 }) }),
      [15, 14, 16],
    ],
    [
      "the fullest hour at the edge of a broad peak",
      activity({ byHour: peaks(10, { 13: 60, 14: 80, 15: 75, 16: 82, 17: 50 }) }),
      [16, 15, 14],
    ],
  ])("%s", (_, counted, hours) => {
    expect(busiestHours(counted)).toEqual(hours);
  });
});

test.each([
  ["nothing counted", peaks(0, {}), null],
  ["one", peaks(1, { 9: 4 }), 9],
  ["two alike: the one with the busier neighbours", peaks(1, { 3: 9, 15: 9, 16: 5 }), 15],
  ["two alike in all: the earlier", peaks(1, { 3: 9, 15: 9 }), 3],
])("the fullest hour: %s", (_, byHour, hour) => {
  expect(findFullestHour(byHour)).toBe(hour);
});

describe("the busiest days", () => {
  const even = [100, 100, 100, 100, 100, 100, 100];
  test.each([
    ["nothing counted", null, []],
    ["days not known", activity({}), []],
    ["an even week", activity({ byDay: even }), []],
    ["a peak of 9 % over the mean", activity({ byDay: [110, 101, 101, 101, 101, 101, 100] }), []],
    [
      "a peak that chance could have made",
      activity({ byDay: [100, 100, 100, 100, 100, 150, 100] }),
      [],
    ],
    [
      "one clear peak",
      activity({ byDay: [1000, 1000, 1000, 1000, 1000, 1500, 1000] }),
      ["saturday"],
    ],
    [
      "two, the busier first",
      activity({ byDay: [90, 90, 90, 90, 90, 140, 160] }),
      ["sunday", "saturday"],
    ],
    ["at most two", activity({ byDay: [10, 10, 10, 10, 150, 140, 160] }), ["sunday", "friday"]],
    ["too few posts", activity({ posts: 199, byDay: [0, 0, 0, 0, 0, 199, 0] }), []],
    ["too few days", activity({ spanDays: 5, byDay: [0, 0, 400, 300, 300, 0, 0] }), []],
    [
      "days from a longer sample than the hours",
      activity({ spanDays: 5, byDay: [4000, 4000, 4000, 4000, 4000, 6000, 4000] }),
      ["saturday"],
    ],
  ])("%s", (_, counted, days) => {
    expect(busiestDays(counted)).toEqual(days);
  });
});
