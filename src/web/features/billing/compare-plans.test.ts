import { expect, test } from "vitest";
import { PLANS } from "#engine/billing/plans.ts";
import { comparePlans } from "./compare-plans.ts";

const rows = comparePlans(Object.values(PLANS)) ?? [];

test.each([
  ["Projects", "Unlimited", "Unlimited", "Unlimited"],
  ["Rule checker", true, true, true],
  ["Recommended subreddits per project", "3", "5", "Unlimited"],
  ["AI posts a month", false, "10", "Unlimited"],
  ["Content Roadmap", false, true, true],
  ["Detailed subreddit analytics", false, true, true],
  ["Advanced analytics", false, true, true],
  ["Competitor analysis", false, false, true],
])("%s: %s, %s, %s", (name, free, monthly, lifetime) => {
  expect(rows.find((row) => row.name === name)?.cells).toEqual({
    FREE: free,
    PREMIUM_MONTHLY: monthly,
    PREMIUM_LIFETIME: lifetime,
  });
});

test("no row comes twice", () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test("an incomplete list is not compared", () => {
  expect(comparePlans([PLANS.FREE])).toBeNull();
});
