import { expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { COLUMNS, labelTicks, placeDots } from "./place-dots.ts";

const post = (postedAt: string | null, upvotes: number | null = null) =>
  ({ isPosted: postedAt !== null, postedAt, performance: { upvotes } }) as GeneratedPost;

test("the first post is at the left, the last at the right, whatever their order", () => {
  const { dots } = placeDots([post("2026-11-10T10:00:00Z"), post("2026-10-01T10:00:00Z")]);
  expect(dots.map(({ column }) => column)).toEqual([0, COLUMNS - 1]);
  expect(dots[0]?.post.postedAt).toBe("2026-10-01T10:00:00Z");
});

test("posts of one time lie on each other", () => {
  const at = "2026-11-10T10:00:00Z";
  const { dots, levels } = placeDots([post(at), post(at), post(at)]);
  expect(dots.map(({ level }) => level)).toEqual([0, 1, 2]);
  expect(levels).toBe(3);
});

test("the area follows the votes, and none still shows", () => {
  const day = (number: number) => `2026-11-0${number}T10:00:00Z`;
  const { dots } = placeDots([post(day(1), 100), post(day(2), 25), post(day(3), 0), post(day(4))]);
  expect(dots.map(({ size }) => size)).toEqual([1, 0.75, 0.5, 0.5]);
});

test.each([
  ["nothing", []],
  ["a draft", [post(null)]],
])("%s gives no dot", (_case, posts) => {
  expect(placeDots(posts).dots).toEqual([]);
});

test.each([
  ["an afternoon", ["2026-11-14T12:00:00Z", "2026-11-14T18:00:00Z"], ["Nov 14"]],
  ["two days", ["2026-11-14T12:00:00Z", "2026-11-15T18:00:00Z"], ["Nov 14", "Nov 15"]],
  [
    "a year",
    ["2026-01-01T12:00:00Z", "2026-12-31T12:00:00Z"],
    ["Jan 1", "Apr 6", "Jul 10", "Sep 27"],
  ],
])("%s names no day twice", (_case, days, labels) => {
  const { ticks } = placeDots(days.map((day) => post(day)));
  expect(labelTicks(ticks, "UTC").map(({ day }) => day)).toEqual(labels);
});

test("five hundred posts find a place each", () => {
  const posts = Array.from({ length: 500 }, (_, hour) =>
    post(new Date(Date.UTC(2026, 0, 1, hour)).toISOString(), hour),
  );
  const { dots, levels } = placeDots(posts);
  expect(new Set(dots.map(({ column, level }) => `${column} ${level}`)).size).toBe(500);
  expect(levels).toBeLessThan(30);
});
