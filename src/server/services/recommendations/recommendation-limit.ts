import type { Plan } from "#engine/billing/plans.ts";
import { ServiceError } from "#server/service-error.ts";

/** What one request may ask for, whatever the plan. */
const MOST_PER_REQUEST = 25;

/** As many as wanted, as far as the plan goes. */
export function recommendationLimit(plan: Plan, wanted: number | undefined): number {
  const allowed = plan.limits.recommendationsPerProject ?? MOST_PER_REQUEST;
  return Math.min(wanted ?? allowed, allowed, MOST_PER_REQUEST);
}

export function tellRecommendationLimit(most: number, count: number): ServiceError {
  return new ServiceError(
    "PLAN_LIMIT",
    `Your plan includes ${most} recommended subreddits per project, and this project has ${count}. You can still add others by name.`,
    { limit: most },
  );
}
