import { expect, test } from "vitest";
import { decideOffer } from "./decide-offer.ts";

test.each([
  ["FREE", "FREE", "Current Plan", true, null],
  ["FREE", "PREMIUM_MONTHLY", "Upgrade", false, "PREMIUM_MONTHLY"],
  ["FREE", "PREMIUM_LIFETIME", "Upgrade", false, "PREMIUM_LIFETIME"],
  ["PREMIUM_MONTHLY", "FREE", "Downgrade", false, null],
  ["PREMIUM_MONTHLY", "PREMIUM_MONTHLY", "Current Plan", true, null],
  ["PREMIUM_MONTHLY", "PREMIUM_LIFETIME", "Upgrade", false, "PREMIUM_LIFETIME"],
  ["PREMIUM_LIFETIME", "FREE", "Downgrade", false, null],
  ["PREMIUM_LIFETIME", "PREMIUM_MONTHLY", "Upgrade", true, null],
  ["PREMIUM_LIFETIME", "PREMIUM_LIFETIME", "Current Plan", true, null],
] as const)("on %s, %s offers %s", (current, planCode, label, isDisabled, buys) => {
  expect(decideOffer(planCode, current)).toMatchObject({ label, isDisabled, buys });
});

test("whoever cannot press a button is told why", () => {
  expect(decideOffer("FREE", "PREMIUM_MONTHLY").note).toContain("cancelled subscription");
  expect(decideOffer("FREE", "PREMIUM_LIFETIME").note).toBe("Lifetime plans cannot be cancelled.");
  expect(decideOffer("PREMIUM_MONTHLY", "PREMIUM_LIFETIME").note).toContain("Lifetime includes");
});
