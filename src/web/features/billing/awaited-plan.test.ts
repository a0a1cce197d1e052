import { expect, test } from "vitest";
import type { PlanCode } from "#engine/billing/plans.ts";
import { hasArrived, readAwaitedPlan } from "./awaited-plan.ts";

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
