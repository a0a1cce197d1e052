import { expect, test } from "vitest";
import type { Figure, Measure } from "#engine/results/measured-post.ts";
import { toBars, rankCommunities } from "./to-bars.ts";

const measure = (posts: number, upvotes: Figure | null): Measure => ({
  posts,
  live: 0,
  removed: 0,
  survival: null,
  upvotes,
  comments: null,
});
const figure = (value: number, posts: number): Figure => ({
  value,
  posts,
  low: value - 5,
  high: value + 5,
});
const NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri"];

test("bars say what stands behind them, and only what clearly does best is marked", () => {
  const measures = [
    measure(0, null),
    measure(2, null),
    measure(3, figure(73, 3)),
    measure(8, figure(20, 8)),
    measure(9, figure(60, 9)),
  ];
  const bars = toBars(measures, "upvotes", (place) => NAMES[place] ?? "");
  expect(bars).toEqual([
    { name: "Mon", value: 0, text: "no posts", isBest: false, isRough: false },
    { name: "Tue", value: 0, text: "2 posts, nothing to count yet", isBest: false, isRough: false },
    { name: "Wed", value: 73, text: "73, 3 posts: too few to tell", isBest: false, isRough: true },
    { name: "Thu", value: 20, text: "20, 8 posts", isBest: false, isRough: false },
    { name: "Fri", value: 60, text: "60, 9 posts", isBest: true, isRough: false },
  ]);
});

test("by another metric they show that one", () => {
  const [bar] = toBars([measure(3, figure(73, 3))], "survival", () => "Mon");
  expect(bar).toMatchObject({ value: 0, text: "3 posts, nothing to count yet" });
});

const community = (subredditId: string, posts: number, value: number) => ({
  subredditId,
  fullName: `r/${subredditId}`,
  posts,
  live: 0,
  removed: 0,
  survival: null,
  upvotes: { value, posts, low: null, high: null },
  comments: null,
});

test("one lucky post does not lead the list", () => {
  const communities = [
    community("lucky", 1, 900),
    community("weak", 8, 4),
    community("strong", 6, 40),
    community("tried", 3, 0),
  ];
  const order = (metric: "upvotes" | "survival") =>
    rankCommunities(communities, metric).map(({ subredditId }) => subredditId);
  expect(order("upvotes")).toEqual(["strong", "weak", "tried", "lucky"]);
  expect(order("survival")).toEqual(["weak", "strong", "tried", "lucky"]);
});
