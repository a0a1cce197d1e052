import type { SubscriptionStatus } from "#contract/billing.ts";
import { listCustomers } from "#server/db/billing-customers-repository.ts";
import { findPlanSources } from "#server/db/plan-grants-repository.ts";
import { readQuotaUse } from "#server/db/post-quotas-repository.ts";
import type { SubscriptionRow } from "#server/db/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { betterPlan, hasEnded, planOf } from "./current-plan.ts";
import { mayBeCharged } from "./may-be-charged.ts";
import { quotaMonth, quotaResetsAt } from "./quota-month.ts";

/** From the database alone, so that it answers whatever the payment provider does. */
export async function getBillingStatus(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<SubscriptionStatus> {
  const { db } = deps.database;
  const now = deps.clock();
  const account = { userId, mode: deps.payments.mode };
  const { subscription, grant } = await findPlanSources(db, account, now);
  const paid = planOf(subscription, now);
  const plan = betterPlan(paid, grant);
  const isGranted = grant !== null && plan !== paid;
  const status = isGranted ? "ACTIVE" : statusOf(subscription, now);
  const endsAt = isGranted ? grant.until : subscription?.currentPeriodEnd;
  return {
    isPremium: plan.code !== "FREE",
    planCode: plan.code,
    status,
    currentPeriodEnd: endsAt?.toISOString() ?? null,
    canCancel: subscription !== null && mayBeCharged(subscription),
    cancelAtPeriodEnd: status === "CANCEL_AT_PERIOD_END",
    hasPaymentProblem: status !== "EXPIRED" && (subscription?.hasPaymentProblem ?? false),
    canManage: deps.payments.isConfigured && (await listCustomers(db, account)).length > 0,
    isTest: deps.payments.mode !== "live",
    aiPosts: {
      used: await readQuotaUse(db, userId, quotaMonth(now)),
      limit: plan.limits.aiPostsPerMonth,
      resetsAt: quotaResetsAt(now).toISOString(),
    },
  };
}

function statusOf(subscription: SubscriptionRow | null, now: Date): SubscriptionStatus["status"] {
  if (!subscription) return "none";
  return hasEnded(subscription, now) ? "EXPIRED" : subscription.status;
}
