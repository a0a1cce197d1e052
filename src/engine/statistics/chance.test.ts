import { expect, test } from "vitest";
import { isBeyondChance, wilsonInterval } from "./chance.ts";

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

// The first four are worked examples of Newcombe (1998), table I.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
  [0, 0, 0, 1],
])("%i of %i lies between %f and %f", (hits, count, low, high) => {
  const interval = wilsonInterval(hits, count);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("it narrows with more posts and widens with more certainty", () => {
  const width = (hits: number, count: number, z?: number) => {
    const { low, high } = wilsonInterval(hits, count, z);
    return high - low;
  };
  expect(width(800, 2000)).toBeLessThan(width(8, 20));
  expect(width(8, 20, 3.08)).toBeGreaterThan(width(8, 20));
});
