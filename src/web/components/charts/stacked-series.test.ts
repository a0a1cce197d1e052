import { expect, test } from "vitest";
import { countsAt, describeSlot, hueOf } from "./stacked-series.ts";

const series = [
  { id: "saas", label: "r/SaaS", place: 0, counts: [40, 1, 0], isRough: false },
  { id: "webdev", label: "r/webdev", place: 3, counts: [80, 0, 0], isRough: false },
];

test.each([
  [0, "120 posts: r/webdev 80, r/SaaS 40"],
  [1, "1 post: r/SaaS 1"],
  [2, "no posts"],
])("slot %i reads %s", (slot, read) => {
  expect(describeSlot(series, slot)).toBe(read);
});

test("the most come first, each in the colour of its place", () => {
  expect(countsAt(series, 0).map(({ id, place }) => [id, place])).toEqual([
    ["webdev", 3],
    ["saas", 0],
  ]);
});

test("no hue is used twice, and what comes after the fifth has one of its own", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(hueOf)).size).toBe(6);
});
