import { expect, test } from "vitest";
import { countsAt, describeSlot, hueOf } from "./stacked-series.ts";

const series = [
  { id: "saas", label: "r/SaaS", counts: [40, 1, 0], isRough: false },
  { id: "webdev", label: "r/webdev", counts: [80, 0, 0], isRough: false },
];

test.each([
  [0, "120 posts: r/webdev 80, r/SaaS 40"],
  [1, "1 post: r/SaaS 1"],
  [2, "no posts"],
])("slot %i reads %s", (slot, read) => {
  expect(describeSlot(series, slot)).toBe(read);
});

test("a community keeps its place in the legend, wherever it stands in a slot", () => {
  expect(countsAt(series, 0).map(({ id, index }) => [id, index])).toEqual([
    ["webdev", 1],
    ["saas", 0],
  ]);
});

test("the sixth community takes the first hue again", () => {
  expect(hueOf(5)).toBe(hueOf(0));
  expect(new Set([0, 1, 2, 3, 4].map(hueOf)).size).toBe(5);
});
