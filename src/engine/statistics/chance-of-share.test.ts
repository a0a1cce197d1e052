import { expect, test } from "vitest";
import { chanceOfShare } from "./chance-of-share.ts";

// The first is Fisher's tea: all four cups right of eight is 1 in 70, three or more 17 in 70.
test.each([
  ["all four cups", [4, 4], [0, 4], 1 / 70],
  ["three cups", [3, 4], [1, 4], 17 / 70],
  ["fewer than expected", [0, 4], [4, 4], 1],
  ["no hits at all", [0, 40], [0, 900], 1],
  ["nothing but hits", [40, 40], [900, 900], 1],
  ["nothing to compare with", [3, 10], [0, 0], 1],
  ["one of one, of two", [1, 1], [0, 1], 0.5],
  ["half of a large sample", [1, 1], [499, 999], 0.5],
] as const)("%s", (_, [hits, count], [otherHits, otherCount], chance) => {
  const part = { hits, count };
  expect(chanceOfShare(part, { hits: otherHits, count: otherCount })).toBeCloseTo(chance, 9);
});

test("the chances of all outcomes are those of a distribution", () => {
  const atLeast = (hits: number) =>
    chanceOfShare({ hits, count: 50 }, { hits: 400 - hits, count: 950 });
  const exactly = Array.from({ length: 50 }, (_, hits) => atLeast(hits) - atLeast(hits + 1));
  expect(atLeast(0)).toBeCloseTo(1, 9);
  expect(exactly.every((chance) => chance >= -1e-12)).toBe(true);
  const mean = exactly.reduce((sum, chance, hits) => sum + chance * hits, 50 * atLeast(50));
  expect(mean).toBeCloseTo(20, 6);
});
