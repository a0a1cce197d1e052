import type { Plan, PlanFeatures } from "#engine/billing/plans.ts";
import { wordGate } from "#engine/billing/word-gate.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan, type PlanDeps } from "./current-plan.ts";

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
