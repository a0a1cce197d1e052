import { expect, test } from "vitest";
import { judgeMemory } from "./memory.ts";

const repeat = (count: number, valueOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => valueOf(index));

test.each([
  ["that stays", repeat(30, () => 300), true, 0],
  ["that warms up and stays", repeat(30, (index) => Math.min(200 + index * 20, 400)), true, 0],
  ["that swings with the garbage", repeat(30, (index) => 300 + 40 * (index % 2)), true, 0],
  ["that grows by 4 MB each 15 seconds", repeat(30, (index) => 100 + index * 4), false, 16],
  ["that falls", repeat(30, (index) => 400 - index), true, -4],
  ["seen too few times", [100, 100], false, 0],
])("memory %s", (_, samples, isFlat, slope) => {
  const judged = judgeMemory(samples, 15);
  expect(judged.isFlat).toBe(isFlat);
  expect(Math.abs(judged.slopeMbPerMinute - slope)).toBeLessThan(2);
});
