import { expect, test } from "vitest";
import { parseNumber } from "./answers.ts";

test.each([
  ["", 0, false],
  ["  ", 0, false],
  ["many", 0, false],
  ["12 or so", 0, false],
  ["0", 0, true],
  ["1200", 1200, true],
  ["1,200", 1200, true],
  ["1 200", 1200, true],
  ["12.5", 12, true],
  ["-3", -3, true],
  ["9".repeat(30), 0, false],
])("%j counts as %i, told: %s", (typed, value, isTold) => {
  expect(parseNumber(typed)).toEqual({ value, isTold });
});
