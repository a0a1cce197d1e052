import { type Plan, PLANS } from "#engine/billing/plans.ts";
import { addRenewalGrace } from "#engine/billing/renewal-grace.ts";
import { findSubscription, type SubscriptionRow } from "#server/db/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

export type PlanDeps = Pick<ServiceDeps, "database" | "payments" | "clock">;

/** What the user may do right now. */
export async function currentPlan(deps: PlanDeps, { userId }: Scope): Promise<Plan> {
  const account = { userId, mode: deps.payments.mode };
  return planOf(await findSubscription(deps.database.db, account), deps.clock());
}

export function planOf(subscription: SubscriptionRow | null, now: Date): Plan {
  return subscription && !hasEnded(subscription, now) ? PLANS[subscription.planCode] : PLANS.FREE;
}

/** Also when nobody has marked it as expired yet. */
export function hasEnded(subscription: SubscriptionRow, now: Date): boolean {
  const { status, currentPeriodEnd, hasPaymentProblem } = subscription;
  if (status === "EXPIRED") return true;
  if (currentPeriodEnd === null) return false;
  const renewsItself = status === "ACTIVE" && !hasPaymentProblem;
  return (renewsItself ? addRenewalGrace(currentPeriodEnd) : currentPeriodEnd) <= now;
}
