import { describe, expect, test } from "vitest";
import { findPeak, sumActivity } from "./sum-activity.ts";

describe("activity of several communities", () => {
  test.each([
    ["none", [], []],
    ["one stays as it is", [[1, 2, 3]], [1, 2, 3]],
    [
      "slot by slot",
      [
        [1, 2, 3],
        [10, 20, 30],
      ],
      [11, 22, 33],
    ],
    ["one that counted nothing adds nothing", [[1, 2, 3], []], [1, 2, 3]],
    ["the longest decides how many slots there are", [[1], [1, 2]], [2, 2]],
  ])("%s", (_, counts, sums) => {
    expect(sumActivity(counts)).toEqual(sums);
  });
});

describe("the peak", () => {
  test.each([
    ["no slots", [], null],
    ["nothing counted", [0, 0, 0], null],
    ["the fullest slot", [1, 5, 3], 1],
    ["the first of equals", [2, 5, 5], 1],
    [
      "of sums, not of one community",
      sumActivity([
        [9, 5, 0],
        [0, 5, 0],
        [0, 0, 4],
      ]),
      1,
    ],
  ])("%s", (_, sums, peak) => {
    expect(findPeak(sums)).toBe(peak);
  });
});
