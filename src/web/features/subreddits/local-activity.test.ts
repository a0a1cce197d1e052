import { expect, test } from "vitest";
import { toLocalHours, toLocalTimes } from "./local-activity.ts";

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

test("best hours are listed as the day goes on the user's clock", () => {
  expect(toLocalTimes(["22:00", "14:00", "13:00"], KOLKATA)).toEqual(["18:30", "19:30", "03:30"]);
});
