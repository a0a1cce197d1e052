import { expect, test } from "vitest";
import { toLocalHours } from "./local-activity.ts";

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
