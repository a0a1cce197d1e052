import type { PlanLimits } from "./plans.ts";

type Choice = { source?: "recommended" | "added" | undefined };

/** What is wrong with more recommended communities than the plan includes; null where all is well. */
export function wordExcess(
  { recommendationsPerProject: most }: PlanLimits,
  chosen: readonly Choice[],
): string | null {
  const recommended = chosen.filter(({ source }) => source === "recommended").length;
  if (most === null || recommended <= most) return null;
  return `Your plan includes ${most} recommended subreddits per project, and you chose ${recommended}. Please remove ${recommended - most} of them. Subreddits that you add by name don't count.`;
}
