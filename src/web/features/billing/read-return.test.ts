import { expect, test } from "vitest";
import {
  readReturn,
  hasArrived,
  readAwaitedPlan,
  describeFailure,
  withoutPlan,
} from "./read-return.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import { ApiError, NetworkError } from "#contract/client.ts";

const PAID = "Payment successful! Your subscription has been activated.";
const NOT_PAID = "Payment was not completed. Please try again.";
const UNSAID = "Redirecting you back to your account...";

test.each([
  ["success", "paid", PAID],
  ["paid", "paid", PAID],
  ["failed", "not-paid", NOT_PAID],
  ["cancelled", "not-paid", NOT_PAID],
  [null, "unsaid", UNSAID],
  ["", "unsaid", UNSAID],
  ["SUCCESS", "unsaid", UNSAID],
])("status %j is %s", (status, outcome, message) => {
  expect(readReturn(status)).toMatchObject({ outcome, message });
});

const FAILED = "There was an error processing your payment. Please contact support.";

test.each([
  ["success", "paid", PAID],
  ["paid", "paid", PAID],
  ["failed", "not-paid", NOT_PAID],
  ["cancelled", "not-paid", NOT_PAID],
  [null, "unsaid", FAILED],
])("status %j is %s with a plan that can't be read", (status, outcome, message) => {
  expect(withoutPlan(readReturn(status))).toMatchObject({ outcome, message });
});

test.each([
  ["PREMIUM_MONTHLY", "PREMIUM_MONTHLY"],
  ["PREMIUM_LIFETIME", "PREMIUM_LIFETIME"],
  ["FREE", null],
  ["premium_lifetime", null],
  ["<script>", null],
  [null, null],
])("the address says %j", (plan, awaited) => {
  expect(readAwaitedPlan(plan)).toBe(awaited);
});

test.each<[PlanCode, PlanCode | null, boolean]>([
  ["FREE", null, false],
  ["FREE", "PREMIUM_MONTHLY", false],
  ["FREE", "PREMIUM_LIFETIME", false],
  ["PREMIUM_MONTHLY", null, true],
  ["PREMIUM_MONTHLY", "PREMIUM_MONTHLY", true],
  ["PREMIUM_MONTHLY", "PREMIUM_LIFETIME", false],
  ["PREMIUM_LIFETIME", "PREMIUM_MONTHLY", true],
  ["PREMIUM_LIFETIME", "PREMIUM_LIFETIME", true],
])("with %s while %s is awaited: %s", (planCode, awaited, expected) => {
  expect(hasArrived({ planCode, isPremium: planCode !== "FREE" }, awaited)).toBe(expected);
});

const refused = (status: number, code: "CONFLICT" | "UNAVAILABLE" | "UPSTREAM", message: string) =>
  new ApiError(status, { code, message });

test.each([
  [
    "a plan one has",
    refused(409, "CONFLICT", "You're already on this plan."),
    "You're already on this plan.",
  ],
  [
    "no payments",
    refused(503, "UNAVAILABLE", "This server can't take payments yet."),
    "This server can't take payments yet.",
  ],
  [
    "a provider that is down",
    refused(502, "UPSTREAM", "x"),
    "Billing is temporarily unavailable. Please try again later.",
  ],
  [
    "no network",
    new NetworkError(new TypeError("x")),
    "No internet connection. Please check your network and try again.",
  ],
])("%s", (_, error, words) => {
  expect(describeFailure(error, false)).toBe(words);
});
