import { expect, test } from "vitest";
import { measureGrowth } from "./measure-yearly-growth.ts";

const counts = (...pairs: [string, number][]) =>
  pairs.map(([asOf, members]) => ({ asOf, members }));

test.each([
  ["no count", counts(), null],
  ["one count", counts(["2025-09", 100]), null],
  ["two months apart", counts(["2025-07", 100], ["2025-09", 150]), null],
  ["a year apart", counts(["2024-09", 1000], ["2025-09", 1250]), 25],
  ["two years, compounded", counts(["2023-09", 1000], ["2025-09", 1210]), 10],
  ["half a year, annualised", counts(["2025-03", 1000], ["2025-09", 1100]), 21],
  [
    "the longest span counts",
    counts(["2023-03", 46_900], ["2024-10", 168_173], ["2025-09", 385_969]),
    132.4,
  ],
  ["shrinking", counts(["2024-09", 1000], ["2025-09", 900]), -10],
  ["hardly shrinking is 0, not -0", counts(["2024-09", 100_000], ["2025-09", 99_999]), 0],
  [
    "counts of a handful are left out",
    counts(["2020-01", 0], ["2023-09", 12], ["2024-09", 100], ["2025-09", 200]),
    100,
  ],
  ["nothing but a handful before", counts(["2024-09", 99], ["2025-09", 5000]), null],
  ["gone", counts(["2024-09", 1000], ["2025-09", 0]), -100],
  ["days and months mixed", counts(["2025-09", 1000], ["2026-09-16", 1500]), 50],
  ["unreadable dates", counts(["once", 1000], ["later", 1500]), null],
])("%s", (_, history, percentPerYear) => {
  expect(measureGrowth(history)?.percentPerYear ?? null).toBe(percentPerYear);
});

test("says between which counts", () => {
  const [first, last] = counts(["2023-03", 100], ["2025-09", 200]);
  expect(measureGrowth([first, last].filter((count) => count !== undefined))).toMatchObject({
    from: first,
    to: last,
  });
});
