import type { CustomerState, ProviderSubscription } from "./customer-state.ts";
import type { PlanCode } from "./plans.ts";

/** Something that a customer has paid for, whatever became of it. */
export type PaidPlan = { id: string; planCode: PlanCode; since: Date; periodEnd: Date | null };

/** Newest first. */
export function listPaid({ subscriptions, purchases }: CustomerState): PaidPlan[] {
  const once = purchases.map(({ id, planCode, paidAt }) => ({
    id,
    planCode,
    since: paidAt,
    periodEnd: null,
  }));
  const monthly = subscriptions
    .filter(hasBegun)
    .map(({ id, planCode, createdAt, currentPeriodEnd }) => ({
      id,
      planCode,
      since: createdAt,
      periodEnd: currentPeriodEnd,
    }));
  return [...once, ...monthly].toSorted((a, b) => b.since.getTime() - a.since.getTime());
}

/** The first payment went through. */
function hasBegun({ status }: ProviderSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}
