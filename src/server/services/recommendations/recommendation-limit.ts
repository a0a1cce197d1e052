import type { Plan } from "#engine/billing/plans.ts";
import { ServiceError } from "#server/service-error.ts";

/** What one request may ask for, whatever the plan. */
const MOST_PER_REQUEST = 25;

/** As many as wanted, as far as the plan goes. */
export function recommendationLimit(plan: Plan, wanted: number | undefined): number {
  const allowed = plan.limits.recommendationsPerProject ?? MOST_PER_REQUEST;
  return Math.min(wanted ?? allowed, allowed, MOST_PER_REQUEST);
}

/** What to say where the plan leaves fewer than were asked for; null where it does not. */
export function noticeLimit(plan: Plan, wanted: number | undefined): string | null {
  const most = recommendationLimit(plan, wanted);
  if (wanted === undefined || wanted <= most) return null;
  return `Your plan includes ${most} recommended subreddits per project, so these are ${most} of the ${wanted} you asked for.`;
}

export function tellRecommendationLimit(most: number, count: number): ServiceError {
  return new ServiceError(
    "PLAN_LIMIT",
    `Your plan includes ${most} recommended subreddits per project, and this project has ${count}. You can still add others by name.`,
    { limit: most },
  );
}
