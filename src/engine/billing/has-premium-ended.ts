import { addRenewalGrace } from "./customer-state.ts";
import { type Plan, type PlanCode, PLANS } from "./plans.ts";
import type { DerivedSubscription } from "./subscription.ts";

/** What was paid for last, as it was written down when the payment provider was asked. */
export type KnownSubscription = Pick<
  DerivedSubscription,
  "currentPeriodEnd" | "hasPaymentProblem"
> & {
  planCode: PlanCode;
  status: Exclude<DerivedSubscription["status"], "none">;
};

/** What a user pays for right now: free again from the moment at which premium has ended. */
export function planOf(subscription: KnownSubscription | null, now: Date): Plan {
  return subscription && !hasPremiumEnded(subscription, now)
    ? PLANS[subscription.planCode]
    : PLANS.FREE;
}

/**
 * Cancelled premium ends with the period that is paid for, to the minute; one that renews itself, some time after
 * it. Also when nobody has marked it as expired yet.
 */
export function hasPremiumEnded(subscription: KnownSubscription, now: Date): boolean {
  const { status, currentPeriodEnd, hasPaymentProblem } = subscription;
  if (status === "EXPIRED") return true;
  if (currentPeriodEnd === null) return false;
  const renewsItself = status === "ACTIVE" && !hasPaymentProblem;
  return (renewsItself ? addRenewalGrace(currentPeriodEnd) : currentPeriodEnd) <= now;
}
