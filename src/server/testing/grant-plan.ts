import type { PlanCode } from "#engine/billing/plans.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  saveSubscription,
  type SubscriptionRow,
} from "#server/db/billing/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { TestApp } from "./test-app.ts";

const MONTH_MS = 30 * DAY_MS;

/** Gives a user a subscription, as if it had just been paid for. */
export async function grantPlan(
  house: Pick<TestApp, "database" | "clock">,
  userId: string,
  planCode: PlanCode = "PREMIUM_LIFETIME",
  changes: Partial<SubscriptionRow> = {},
): Promise<void> {
  const now = house.clock();
  await saveSubscription(house.database.db, {
    userId: userId as UserId,
    mode: "live",
    planCode,
    status: "ACTIVE",
    currentPeriodEnd: planCode === "PREMIUM_MONTHLY" ? new Date(now.getTime() + MONTH_MS) : null,
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
}
