import { expect, test } from "vitest";
import { estimateShare, overlaps } from "./estimate-share.ts";

test.each<[number, number, number, number]>([
  // Reference values of Wilson's interval at 95 %.
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [1, 1, 0.2065, 1],
  [50, 1000, 0.0381, 0.0653],
])("%i of %i lies between %f and %f", (hits, n, low, high) => {
  const share = estimateShare(hits, n);
  expect(share?.low).toBeCloseTo(low, 3);
  expect(share?.high).toBeCloseTo(high, 3);
});

test.each([
  [0, 0],
  [3, 2],
  [-1, 5],
])("%i of %i is no share", (hits, n) => {
  expect(estimateShare(hits, n)).toBeNull();
});

test("few posts overlap where many would not", () => {
  const of = (hits: number, n: number) => {
    const share = estimateShare(hits, n);
    if (!share) throw new Error("no share");
    return share;
  };
  expect(overlaps(of(1, 4), of(3, 4))).toBe(true);
  expect(overlaps(of(100, 400), of(300, 400))).toBe(false);
});
