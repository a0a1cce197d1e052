import { expect, test } from "vitest";
import { decideOffer, comparePlans } from "./decide-offer.ts";
import { PLANS } from "#engine/billing/plans.ts";

test.each([
  ["FREE", "FREE", "Current Plan", true, null],
  ["FREE", "PREMIUM_MONTHLY", "Upgrade", false, "PREMIUM_MONTHLY"],
  ["FREE", "PREMIUM_LIFETIME", "Upgrade", false, "PREMIUM_LIFETIME"],
  ["PREMIUM_MONTHLY", "FREE", "Downgrade", false, null],
  ["PREMIUM_MONTHLY", "PREMIUM_MONTHLY", "Current Plan", true, null],
  ["PREMIUM_MONTHLY", "PREMIUM_LIFETIME", "Upgrade", false, "PREMIUM_LIFETIME"],
  ["PREMIUM_LIFETIME", "FREE", "Downgrade", true, null],
  ["PREMIUM_LIFETIME", "PREMIUM_MONTHLY", "Upgrade", true, null],
  ["PREMIUM_LIFETIME", "PREMIUM_LIFETIME", "Current Plan", true, null],
] as const)("on %s, %s offers %s", (current, planCode, label, isDisabled, buys) => {
  expect(decideOffer(planCode, current)).toMatchObject({ label, isDisabled, buys });
});

test("whoever cannot press a button is told why", () => {
  expect(decideOffer("FREE", "PREMIUM_MONTHLY").note).toBe("Cancel your plan to return to Free.");
  expect(decideOffer("FREE", "PREMIUM_LIFETIME").note).toBe("Lifetime plans cannot be cancelled.");
  expect(decideOffer("PREMIUM_MONTHLY", "PREMIUM_LIFETIME").note).toContain("Included in Lifetime");
});

const rows = comparePlans(Object.values(PLANS)) ?? [];

test.each([
  ["Projects", "Unlimited", "Unlimited", "Unlimited"],
  ["Rule checker", true, true, true],
  ["Recommended subreddits per project", "3", "5", "Unlimited"],
  ["Generated posts a month", "1 in all", "10", "Unlimited"],
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
