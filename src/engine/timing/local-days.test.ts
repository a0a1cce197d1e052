import { expect, test } from "vitest";
import { toLocalDays } from "./local-days.ts";

const hours = (...busy: number[]) =>
  Array.from({ length: 24 }, (_, hour) => (busy.includes(hour) ? 1 : 0));
const SUNDAY_ONLY = [0, 0, 0, 0, 0, 0, 24];

test.each([
  ["in UTC nothing moves", SUNDAY_ONLY, hours(1, 2), 0, SUNDAY_ONLY],
  [
    "early UTC hours of a Sunday are a Saturday in New York",
    SUNDAY_ONLY,
    hours(1, 2),
    -300,
    [0, 0, 0, 0, 0, 24, 0],
  ],
  [
    "half of the posts are made before midnight there",
    SUNDAY_ONLY,
    hours(1, 12),
    -300,
    [0, 0, 0, 0, 0, 12, 12],
  ],
  ["late ones are a Monday in Auckland", SUNDAY_ONLY, hours(20), 780, [24, 0, 0, 0, 0, 0, 0]],
  ["a zone with half hours", SUNDAY_ONLY, hours(18, 19), 330, [12, 0, 0, 0, 0, 0, 12]],
  ["hours that nobody counted are taken as even", SUNDAY_ONLY, [], -360, [0, 0, 0, 0, 0, 6, 18]],
  ["no days", [], hours(3), -300, []],
])("%s", (_, byDay, byHour, offset, local) => {
  expect(toLocalDays(byDay, byHour, offset)).toEqual(local);
});

test("as many posts as were counted, and whole ones", () => {
  const local = toLocalDays([3, 5, 7, 1, 0, 2, 9], hours(0, 5, 9, 14, 22), -420);
  expect(local.reduce((sum, posts) => sum + posts, 0)).toBe(27);
  expect(local.every(Number.isInteger)).toBe(true);
});
