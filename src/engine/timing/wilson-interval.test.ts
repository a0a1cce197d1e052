import { expect, test } from "vitest";
import { wilsonInterval } from "./wilson-interval.ts";

// The first four are worked examples of Newcombe (1998), table I.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
  [0, 0, 0, 1],
])("%i of %i lies between %f and %f", (over10, posts, low, high) => {
  const interval = wilsonInterval({ over10, posts });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("it narrows with more posts and widens with more certainty", () => {
  const width = (share: { posts: number; over10: number }, z?: number) => {
    const { low, high } = wilsonInterval(share, z);
    return high - low;
  };
  const few = { posts: 20, over10: 8 };
  expect(width({ posts: 2000, over10: 800 })).toBeLessThan(width(few));
  expect(width(few, 3.08)).toBeGreaterThan(width(few));
});
