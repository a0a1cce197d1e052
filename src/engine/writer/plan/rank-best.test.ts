import { expect, test } from "vitest";
import { rankBest } from "./rank-best.ts";

test.each<[string, number[], number[]]>([
  ["the largest first", [1, 3, 2], [1, 2, 0]],
  ["of equal ones the first", [2, 5, 2, 5], [1, 3, 0, 2]],
  ["what is worth nothing last", [-Infinity, 0, -1], [1, 2, 0]],
  ["nought and its negative in their order", [-0, 0, 1], [2, 0, 1]],
  ["nothing", [], []],
])("ranks %s", (_, figures, ranked) => {
  expect([...rankBest(new Float64Array(figures))]).toEqual(ranked);
});
