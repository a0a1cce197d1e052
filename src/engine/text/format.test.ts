import { expect, test } from "vitest";
import { formatCompact, formatCount, formatFactDate, joinWords } from "./format.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [385969, "385,969"],
  [46_000_000, "46,000,000"],
])("%i is written %s", (count, written) => {
  expect(formatCount(count)).toBe(written);
});

test.each([
  [0, "0"],
  [950, "950"],
  [999, "999"],
  [1000, "1k"],
  [1049, "1k"],
  [12_430, "12.4k"],
  [99_949, "99.9k"],
  [99_960, "100k"],
  [385_969, "386k"],
  [999_499, "999k"],
  [999_500, "1M"],
  [4_900_000, "4.9M"],
  [123_400_000, "123M"],
])("%i is shortened to %s", (count, shortened) => {
  expect(formatCompact(count)).toBe(shortened);
});

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

test.each([
  [[], ""],
  [["text"], "text"],
  [["text", "links"], "text and links"],
  [["text", "links", "images"], "text, links and images"],
])("%j reads %j", (words, joined) => {
  expect(joinWords(words)).toBe(joined);
});

test("alternatives", () => {
  expect(joinWords(["spam", "surveys"], "or")).toBe("spam or surveys");
});
