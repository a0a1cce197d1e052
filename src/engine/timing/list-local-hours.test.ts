import { expect, test } from "vitest";
import { listLocalHours } from "./list-local-hours.ts";

const KOLKATA = 330;

test.each([
  ["as the day goes on the reader's clock", [22, 14, 13], undefined, ["18:30", "19:30", "03:30"]],
  ["the first two, which have the busiest", [16, 15, 14], 2, ["20:30", "21:30"]],
  ["none where none stands out", [], 2, []],
])("%s", (_, hours, most, times) => {
  expect(listLocalHours({ hours }, KOLKATA, most)).toEqual(times);
});
