import {
  type Plan,
  PLAN_CODES,
  type PlanCode,
  PLANS,
  type PlanFeatures,
} from "#engine/billing/plans.ts";
import { findPlanSources, type PlanGrant } from "#server/db/billing/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { planOf } from "#engine/billing/has-premium-ended.ts";
import { wordGate } from "#engine/billing/word-gate.ts";
import { ServiceError } from "#server/service-error.ts";

export type PlanDeps = Pick<ServiceDeps, "database" | "payments" | "clock">;

/** What the user may do right now: what they pay for, or what the operator gave them where that is more. */
export async function currentPlan(
  { database: { db }, payments, clock }: PlanDeps,
  { userId }: Pick<Scope, "userId">,
): Promise<Plan> {
  const now = clock();
  const account = { userId, mode: payments.mode };
  const { subscription, grant } = await findPlanSources(db, account, now);
  return betterPlan(planOf(subscription, now), grant);
}

export function betterPlan(paid: Plan, grant: PlanGrant | null): Plan {
  return grant && rank(grant.planCode) > rank(paid.code) ? PLANS[grant.planCode] : paid;
}

/** They are listed from the least to the most. */
function rank(code: PlanCode): number {
  return PLAN_CODES.indexOf(code);
}

/** The user's plan, provided that it includes the feature. */
export async function requireFeature(
  deps: PlanDeps,
  scope: Scope,
  feature: keyof PlanFeatures,
): Promise<Plan> {
  const plan = await currentPlan(deps, scope);
  if (plan.features[feature]) return plan;
  throw premiumRequired(feature);
}

export function premiumRequired(feature: keyof PlanFeatures): ServiceError {
  return new ServiceError("PREMIUM_REQUIRED", wordGate(feature), { feature });
}
