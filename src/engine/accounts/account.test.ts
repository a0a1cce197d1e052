import { describe, expect, test } from "vitest";
import { countAccountDays, findFirstDay, foldEmail } from "./account.ts";

const noon = new Date("2026-11-15T12:00:00Z");

describe("the age of an account", () => {
  test.each([
    ["2026-11-15", 0],
    ["2026-11-14", 1],
    ["2025-11-15", 365],
    ["2027-01-01", 0],
  ])("that began on %s is %i days", (since, days) => {
    expect(countAccountDays(since, noon)).toBe(days);
  });

  test.each([0, 1, 30, 365, 20_000])("told as %i days is read back as that", (days) => {
    for (const now of [noon, new Date("2026-11-15T00:00:00Z"), new Date("2026-11-15T23:59:59Z")]) {
      expect(countAccountDays(findFirstDay(days, now), now)).toBe(days);
    }
  });

  test("grows by itself", () => {
    const since = findFirstDay(30, noon);
    expect(countAccountDays(since, new Date("2026-11-25T01:00:00Z"))).toBe(40);
  });
});

test.each([
  ["Ada@Example.COM", "ada@example.com"],
  ["  ada@example.com\n", "ada@example.com"],
  ["ａda@example.com", "ada@example.com"],
  ["ada+reddit@example.com", "ada+reddit@example.com"],
])("%j folds to %s", (typed, folded) => {
  expect(foldEmail(typed)).toBe(folded);
});
