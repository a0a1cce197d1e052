import { expect, test } from "vitest";
import {
  describeCancelling,
  describePeriod,
  formatLongDate,
  namePlan,
  nameStatus,
  describeUsage,
} from "./describe-subscription.ts";

const resetsAt = "2026-12-01T00:00:00.000Z";

test.each([
  ["some", { used: 3, limit: 10 }, "3 of 10", 30],
  ["all", { used: 10, limit: 10 }, "10 of 10", 100],
  ["more than a smaller plan has", { used: 14, limit: 10 }, "14 of 10", 100],
  ["unlimited", { used: 42, limit: null }, "42 used", null],
  ["none included", { used: 0, limit: 0 }, "None", null],
  ["none included any more", { used: 4, limit: 0 }, "4 used", null],
])("%s", (_, figures, count, percent) => {
  expect(describeUsage({ ...figures, resetsAt }, "UTC")).toMatchObject({ count, percent });
});

test("when the count starts again, by the person's own clock", () => {
  const note = (zone: string) => describeUsage({ used: 1, limit: 10, resetsAt }, zone)?.note;
  expect(note("UTC")).toBe("You get more on December 1.");
  expect(note("America/New_York")).toBe("You get more on November 30 at 7:00 PM.");
});

test("what the server did not say is not shown", () => {
  expect(describeUsage(null, "UTC")).toBeNull();
});

test.each([
  ["FREE", "Free Plan"],
  ["PREMIUM_MONTHLY", "Premium Plan"],
  ["PREMIUM_LIFETIME", "Lifetime Plan"],
  ["PREMIUM_YEARLY", "Unknown Plan"],
])("%s is called %s", (code, name) => {
  expect(namePlan(code)).toBe(name);
});

const counted = { used: 0, limit: 10, resetsAt: "2026-12-01T00:00:00.000Z" };

test.each([
  ["ACTIVE", counted, "Active"],
  ["CANCEL_AT_PERIOD_END", counted, "Canceling"],
  ["EXPIRED", counted, "Expired"],
  ["none", counted, "Active"],
  ["none", null, "Unknown"],
] as const)("the status %s with the quota %j reads %s", (status, aiPosts, word) => {
  expect(nameStatus({ status, aiPosts }).word).toBe(word);
});

const reader = { timeZone: "UTC", now: new Date("2026-11-15T12:00:00Z") };
const dayAfter = { timeZone: "UTC", now: new Date("2026-12-15T12:00:00Z") };

const monthly = {
  planCode: "PREMIUM_MONTHLY",
  status: "ACTIVE",
  currentPeriodEnd: "2026-12-15T09:00:00.000Z",
  cancelAtPeriodEnd: false,
  hasPaymentProblem: false,
  canCancel: false,
} as const;

test.each([
  ["runs on", {}, "Renews on December 15, 2026"],
  [
    "is cancelled",
    { status: "CANCEL_AT_PERIOD_END", cancelAtPeriodEnd: true },
    "Access until December 15, 2026",
  ],
  ["could not be charged", { hasPaymentProblem: true }, "Access until December 15, 2026"],
  ["has ended", { planCode: "FREE", status: "EXPIRED" }, "Premium ended on December 15, 2026"],
  [
    "was refunded",
    { planCode: "FREE", status: "EXPIRED", currentPeriodEnd: null },
    "Premium has ended",
  ],
  [
    "is in dispute",
    { planCode: "FREE", status: "EXPIRED", currentPeriodEnd: null, canCancel: true },
    null,
  ],
  ["is free", { planCode: "FREE", status: "none", currentPeriodEnd: null }, null],
  [
    "is for life",
    { planCode: "PREMIUM_LIFETIME", currentPeriodEnd: null },
    "Paid once, no renewal.",
  ],
] as const)("a plan that %s", (_, change, words) => {
  expect(describePeriod({ ...monthly, ...change }, reader)).toBe(words);
});

test.each([
  ["renews by itself", {}, "Renewal is being confirmed"],
  ["could not be charged", { hasPaymentProblem: true }, "Access until December 15, 2026"],
  ["has ended", { planCode: "FREE", status: "EXPIRED" }, "Premium ended on December 15, 2026"],
] as const)("once its day is over, a plan that %s", (_, change, words) => {
  expect(describePeriod({ ...monthly, ...change }, dayAfter)).toBe(words);
});

test("a date is the person's own", () => {
  expect(formatLongDate("2026-12-31T23:30:00.000Z", "Europe/Berlin")).toBe("January 1, 2027");
});

test.each([
  ["ACTIVE", reader, /^You keep Premium until December 15, 2026\. You won't be charged after that/],
  ["ACTIVE", dayAfter, /^You keep Premium until the end of the period you have paid for\./],
  ["EXPIRED", reader, /^You won't be charged again\./],
] as const)("cancelling while the status is %s promises what it does", (status, who, words) => {
  expect(describeCancelling({ ...monthly, status }, who)).toMatch(words);
});

test("cancelling what could not be charged says that it ends at once", () => {
  expect(describeCancelling({ ...monthly, hasPaymentProblem: true }, reader)).toBe(
    "The last payment failed, so Premium ends right away. You won't be charged again, and your projects and posts stay.",
  );
});
