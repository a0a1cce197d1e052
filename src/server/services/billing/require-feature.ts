import type { Plan, PlanFeatures } from "#engine/billing/plans.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { currentPlan } from "./current-plan.ts";

const FEATURE_NAMES: Record<keyof PlanFeatures, string> = {
  contentRoadmap: "Content Roadmap",
  detailedStatistics: "Detailed subreddit statistics",
  analytics: "Advanced analytics",
  competitorAnalysis: "Competitor analysis",
};

/** The user's plan, provided that it includes the feature. */
export async function requireFeature(
  deps: Pick<ServiceDeps, "database" | "clock">,
  scope: Scope,
  feature: keyof PlanFeatures,
): Promise<Plan> {
  const plan = await currentPlan(deps, scope);
  if (plan.features[feature]) return plan;
  throw new ServiceError(
    "PREMIUM_REQUIRED",
    `${FEATURE_NAMES[feature]} is only available for premium users.`,
    { feature },
  );
}
