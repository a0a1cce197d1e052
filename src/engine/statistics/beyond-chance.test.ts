import { expect, test } from "vitest";
import { isBeyondChance } from "./beyond-chance.ts";

test.each([
  [0.05, 1, true],
  [0.051, 1, false],
  [0.05, 24, false],
  [0.002, 24, true],
  [0.002, 24 * 112, false],
  [0.000_018, 24 * 112, true],
  [0.04, 0, true],
])("a chance of %f among %i comparisons: %s", (chance, comparisons, isBeyond) => {
  expect(isBeyondChance(chance, comparisons)).toBe(isBeyond);
});
