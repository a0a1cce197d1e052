import { expect, test } from "vitest";
import { drawRidge, RIDGE_LENGTH } from "./draw-ridge.ts";

const heights = (line: string) =>
  line
    .slice(1)
    .split("L")
    .map((point) => Number(point.split(" ")[1]));

test("one assessment is a level line", () => {
  const { line, end } = drawRidge([50], 100, 40);
  expect(new Set(heights(line))).toEqual(new Set([20]));
  expect(end).toBe(20);
});

test("the newest is at the right edge, and higher risk is higher up", () => {
  const { line, end } = drawRidge([0, 100], 100, 40);
  expect(heights(line).slice(-2)).toEqual([38, 2]);
  expect(end).toBe(2);
});

test("only the last ones are drawn, and nothing leaves the box", () => {
  const { line } = drawRidge([...Array.from({ length: 200 }, () => 900), -5], 100, 40);
  expect(heights(line)).toHaveLength(RIDGE_LENGTH);
  expect(heights(line).every((height) => height >= 2 && height <= 38)).toBe(true);
});
