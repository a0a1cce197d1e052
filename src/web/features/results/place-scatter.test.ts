import { expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { labelTicks, placeScatter } from "./place-scatter.ts";

const post = (postedAt: string | null, upvotes: number | null = null) =>
  ({ isPosted: postedAt !== null, postedAt, performance: { upvotes } }) as GeneratedPost;

test("the first post is at the left, the last at the right, whatever their order", () => {
  const { dots } = placeScatter([post("2026-11-10T10:00:00Z"), post("2026-10-01T10:00:00Z")]);
  expect(dots.map(({ x }) => x)).toEqual([0, 1]);
  expect(dots[0]?.post.postedAt).toBe("2026-10-01T10:00:00Z");
});

test("votes go up, and what nobody has counted has no height", () => {
  const day = (number: number) => `2026-11-0${number}T10:00:00Z`;
  const { dots } = placeScatter([post(day(1), 0), post(day(2), 99), post(day(3), 9), post(day(4))]);
  const [none, many, few, uncounted] = dots.map(({ y }) => y);
  expect(none).toBe(0);
  expect(few).toBeGreaterThan(0.4);
  expect(many).toBeGreaterThan(few ?? 1);
  expect(many).toBeLessThan(1);
  expect(uncounted).toBeNull();
});

test.each([
  [0, [0, 10]],
  [10, [0, 10]],
  [11, [0, 10, 100]],
  [421, [0, 10, 100, 1000]],
])("with %i votes at most the lines are %j", (votes, expected) => {
  const { lines } = placeScatter([post("2026-11-10T10:00:00Z", votes)]);
  expect(lines.map((line) => line.votes)).toEqual(expected);
  expect(lines.at(-1)?.y).toBe(1);
});

test("a single post lies in the middle", () => {
  expect(placeScatter([post("2026-11-10T10:00:00Z")]).dots[0]?.x).toBe(0.5);
});

test.each([
  ["nothing", []],
  ["a draft", [post(null)]],
])("%s gives no dot and no day", (_case, posts) => {
  expect(placeScatter(posts)).toMatchObject({ dots: [], ticks: [] });
});

test.each([
  ["an afternoon", ["2026-11-14T12:00:00Z", "2026-11-14T18:00:00Z"], ["Nov 14"]],
  ["two days", ["2026-11-14T12:00:00Z", "2026-11-15T18:00:00Z"], ["Nov 14", "Nov 15"]],
  [
    "a year",
    ["2026-01-01T12:00:00Z", "2026-12-31T12:00:00Z"],
    ["Jan 1", "Apr 2", "Jul 2", "Oct 1"],
  ],
])("%s names no day twice", (_case, days, labels) => {
  const { ticks } = placeScatter(days.map((day) => post(day)));
  expect(labelTicks(ticks, "UTC").map(({ day }) => day)).toEqual(labels);
});
