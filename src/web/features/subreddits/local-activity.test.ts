import { expect, test } from "vitest";
import { listLocalDays, toLocalHours } from "./local-activity.ts";

const KOLKATA = 330;

test("nothing counted is no strip, not a flat one", () => {
  expect(toLocalHours({}, KOLKATA)).toEqual([]);
  expect(toLocalHours({ 0: 0, 12: 0 }, KOLKATA)).toEqual([]);
});

test("hours that are not named were empty", () => {
  const hours = toLocalHours({ 12: 7 }, KOLKATA);
  expect(hours).toHaveLength(24);
  expect(hours.filter(({ posts }) => posts > 0)).toEqual([{ time: "17:30", posts: 7 }]);
});

test("days are the reader's, and the busiest is among them", () => {
  const subreddit = {
    activityByDay: {
      Monday: 900,
      Tuesday: 900,
      Wednesday: 900,
      Thursday: 900,
      Friday: 900,
      Saturday: 900,
      Sunday: 1800,
    },
    activityByHour: { 2: 500, 3: 500 },
    activityBasis: {
      posts: 1000,
      spanDays: 30,
      asOf: "2026-08",
      source: "listing-2026",
      isRough: false,
    },
  } as const;
  const busiest = (offset: number) =>
    listLocalDays(subreddit, offset)
      .filter(({ isBusiest }) => isBusiest)
      .map(({ name }) => name);
  expect(busiest(0)).toEqual(["Sunday"]);
  expect(busiest(-300)).toEqual(["Saturday"]);
});
