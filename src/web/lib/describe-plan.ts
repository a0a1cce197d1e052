import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import type { Plan } from "#engine/billing/plans.ts";

/** What a plan includes, a line each, read from the plan itself. */
export function describePlan({ limits, features }: Pick<Plan, "limits" | "features">): string[] {
  const names = Object.keys(FEATURE_NAMES) as (keyof typeof FEATURE_NAMES)[];
  return [
    "Unlimited projects",
    "Rule checker and activity charts",
    limits.recommendationsPerProject === null
      ? "Unlimited subreddit recommendations"
      : `${limits.recommendationsPerProject} subreddit recommendations per project`,
    ...describePosts(limits),
    ...names.filter((name) => features[name]).map((name) => FEATURE_NAMES[name]),
  ];
}

function describePosts({ aiPostsPerMonth, aiPostsInAll }: Plan["limits"]): string[] {
  if (aiPostsInAll !== null) {
    return [
      aiPostsInAll === 1 ? "1 generated post to try" : `${aiPostsInAll} generated posts to try`,
    ];
  }
  return [
    aiPostsPerMonth === null
      ? `Unlimited generated posts, ${PENDING_CAP} waiting at a time`
      : `${aiPostsPerMonth} generated posts a month`,
  ];
}

/** How often the price is paid; an interval of a newer server is a year. */
export function describeInterval({ priceCents, interval }: PricedPlan): string {
  if (priceCents === 0) return "forever";
  return INTERVAL_WORDS[interval] ?? "per year";
}

type PricedPlan = { priceCents: number; interval: string };

const INTERVAL_WORDS: Record<string, string> = { month: "per month", lifetime: "one-time" };
