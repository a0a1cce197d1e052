import { expect, test } from "vitest";
import { LEAST_MEMBERS, MOST_MEMBERS, parseMembers } from "./parse-members.ts";

test.each([
  ["plain digits", "50000", 50_000],
  ["thousands separators", "50,000", 50_000],
  ["spaces", " 50 000 ", 50_000],
  ["thousands in short", "50k", 50_000],
  ["millions in short", "1.5M", 1_500_000],
  ["more than the shown maximum", "25000000", 25_000_000],
  ["more than the server takes", "999999999999m", 999_999_999_999],
  ["a point that rounds up to more than that", "999999999999.9", 999_999_999_999],
])("%s are read", (_, text, members) => {
  expect(parseMembers(text, 7)).toBe(members);
});

test.each([
  ["nothing", ""],
  ["words", "many"],
  ["a negative number", "-5"],
  ["digits with words", "12abc"],
  ["two points", "1.2.3"],
  ["more digits than any count has", "9".repeat(40)],
])("%s falls back to the end of the range", (_, text) => {
  expect(parseMembers(text, LEAST_MEMBERS)).toBe(0);
  expect(parseMembers(text, MOST_MEMBERS)).toBe(10_000_000);
});
