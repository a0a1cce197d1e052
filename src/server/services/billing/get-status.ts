import type { SubscriptionStatus } from "#contract/billing.ts";
import { listCustomers } from "#server/db/billing/billing-customers-repository.ts";
import { readQuotaUse } from "#server/db/posts/post-quotas-repository.ts";
import {
  type SubscriptionRow,
  findPlanSources,
} from "#server/db/billing/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { betterPlan, hasEnded, planOf, quotaMonth, quotaResetsAt } from "./current-plan.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { lookUpPlan } from "./look-up-plan.ts";
import { tellPaymentsFailure, mayBeCharged } from "./fetch-customers.ts";

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

/** For whoever has just paid: the provider is asked, in case its report is late or never comes. */
export function refreshBillingStatus(deps: ServiceDeps, scope: Scope): Promise<SubscriptionStatus> {
  return tellPaymentsFailure(async () => {
    if (deps.payments.isConfigured) {
      await consumeLimit(deps, "refreshBillingPerUser", scope.userId);
      await lookUpPlan(deps, scope.userId);
    }
    return getBillingStatus(deps, scope);
  });
}
