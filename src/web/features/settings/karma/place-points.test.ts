import { expect, test } from "vitest";
import { placePoints } from "./place-points.ts";

const on = (day: string, karma: number | null) => ({
  day,
  karma,
  accountAgeDays: null,
  source: "typed" as const,
});

test("points stand by their days, between the least and the most", () => {
  const points = placePoints([
    on("2026-11-01", 100),
    on("2026-11-02", null),
    on("2026-11-03", 150),
    on("2026-11-11", 300),
  ]);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0.2, 0.25],
    [1, 1],
  ]);
});

test.each([
  ["nothing", [], []],
  ["one day", [on("2026-11-01", 100)], [[0.5, 0.5]]],
  [
    "no change",
    [on("2026-11-01", 7), on("2026-11-05", 7)],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
])("%s", (_case, snapshots, places) => {
  expect(placePoints(snapshots).map(({ x, y }) => [x, y])).toEqual(places);
});
