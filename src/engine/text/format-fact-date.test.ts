import { expect, test } from "vitest";
import { formatFactDate } from "./format-fact-date.ts";

test.each([
  ["2026-08", "August 2026"],
  ["2026-11-15", "November 15, 2026"],
  ["2023-03-01", "March 1, 2023"],
  ["2025-12", "December 2025"],
  ["2025-13", "2025-13"],
  ["2025", "2025"],
])("%s reads %s", (date, read) => {
  expect(formatFactDate(date)).toBe(read);
});
