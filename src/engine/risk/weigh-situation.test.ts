import { expect, test } from "vitest";
import { levelOf, scorePoints } from "./weigh-situation.ts";

test.each<[number[], number, string]>([
  [[], 3, "low"],
  [[24], 24, "low"],
  [[25], 25, "medium"],
  [[54], 54, "medium"],
  [[55], 55, "high"],
  [[5, 5, 5, 5, 5], 23, "low"],
  [[65, 18], 71, "high"],
  [[65, 65, 65, 65, 65, 65], 100, "high"],
  [[100, 50], 100, "high"],
])("%j scores %i", (points, score, level) => {
  expect(scorePoints(points)).toBe(score);
  expect(levelOf(scorePoints(points))).toBe(level);
});
