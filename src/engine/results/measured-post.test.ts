import { expect, test } from "vitest";
import { isSettled } from "./measured-post.ts";

const postedAt = new Date("2026-11-10T12:00:00Z");

test.each<[string, string | null, boolean]>([
  ["a quarter of an hour after", "2026-11-10T12:15:00Z", false],
  ["just before the day is over", "2026-11-11T11:59:59Z", false],
  ["a day after", "2026-11-11T12:00:00Z", true],
  ["a week after", "2026-11-17T12:00:00Z", true],
  ["by a clock that ran behind", "2026-11-09T12:00:00Z", false],
  ["nobody knows when", null, false],
])("a count from %s", (_name, countedAt, expected) => {
  expect(isSettled(postedAt, countedAt === null ? null : new Date(countedAt))).toBe(expected);
});
