import { expect, test } from "vitest";
import { type KnownSubscription, planOf } from "./has-premium-ended.ts";

const END = "2026-11-18T12:00:00Z";
const MONTH: KnownSubscription = {
  planCode: "PREMIUM_MONTHLY",
  status: "ACTIVE",
  currentPeriodEnd: new Date(END),
  hasPaymentProblem: false,
};
const CANCELLED = { status: "CANCEL_AT_PERIOD_END" } as const;
const LIFETIME = { planCode: "PREMIUM_LIFETIME", currentPeriodEnd: null } as const;

test.each<[string, Partial<KnownSubscription>, string, string]>([
  [
    "cancelled, a second before the period ends",
    CANCELLED,
    "2026-11-18T11:59:59Z",
    "PREMIUM_MONTHLY",
  ],
  ["cancelled, as the period ends", CANCELLED, END, "FREE"],
  ["renewing itself, less than a day after", {}, "2026-11-19T11:59:59Z", "PREMIUM_MONTHLY"],
  ["renewing itself, a day after", {}, "2026-11-19T12:00:00Z", "FREE"],
  ["owing a payment, as the period ends", { hasPaymentProblem: true }, END, "FREE"],
  ["expired before its time", { status: "EXPIRED" }, "2026-11-01T00:00:00Z", "FREE"],
  ["bought for good", LIFETIME, "2036-11-18T12:00:00Z", "PREMIUM_LIFETIME"],
  ["bought for good and given back", { ...LIFETIME, status: "EXPIRED" }, END, "FREE"],
])("%s: %j at %s is %s", (_case, changes, now, code) => {
  expect(planOf({ ...MONTH, ...changes }, new Date(now)).code).toBe(code);
});

test("who never paid is free", () => {
  expect(planOf(null, new Date(END)).code).toBe("FREE");
});
