import { expect, test } from "vitest";
import { makeRandom, scatter } from "../statistics/testing/make-random.ts";
import { findStandingThreads } from "./standing-threads.ts";

const hours = (base: number, at: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => at[hour] ?? base);

test.each<[string, number[], number | null, { hour: number; posts: number }[]]>([
  ["an even day", hours(40, {}), 60, []],
  [
    "a thread each day, above the busier neighbour",
    hours(40, { 9: 140, 10: 50 }),
    100,
    [{ hour: 9, posts: 90 }],
  ],
  ["at midnight", hours(20, { 0: 150, 23: 37 }), 200, [{ hour: 0, posts: 113 }]],
  [
    "two hours of threads",
    hours(20, { 8: 120, 10: 110 }),
    100,
    [
      { hour: 8, posts: 100 },
      { hour: 10, posts: 90 },
    ],
  ],
  ["a peak with shoulders is people's", hours(20, { 14: 90, 15: 120, 16: 100 }), 60, []],
  ["within chance", hours(40, { 9: 70 }), 60, []],
  ["more than two a day", hours(40, { 9: 240 }), 60, []],
  ["less than once a week", hours(20, { 9: 80 }), 900, []],
  ["the days are not known", hours(40, { 9: 140 }), null, []],
  ["no hours", [], 60, []],
])("%s", (_, byHour, spanDays, threads) => {
  expect(findStandingThreads({ byHour, spanDays })).toEqual(threads);
});

test("pure chance is not taken for a thread", () => {
  const random = makeRandom(88_675_123);
  const found = Array.from({ length: 2_000 }, () =>
    findStandingThreads({ byHour: scatter(random, 1_000, 24), spanDays: 60 }),
  );
  expect(found.flat()).toEqual([]);
});
