import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import type { Plan, PlanCode, PlanFeatures } from "#engine/billing/plans.ts";

/** A count in words, or whether it is included. */
export type Cell = string | boolean;
export type ComparedFeature = { name: string; cells: Record<PlanCode, Cell> };

const FOR_EVERYONE = [
  "AI help with a new project",
  "Subreddit browser",
  "Rule checker",
  "Activity charts",
];

const BY_PLAN = Object.keys(FEATURE_NAMES) as (keyof PlanFeatures)[];

/** The rows of the comparison; null until every plan is there to compare. */
export function comparePlans(plans: readonly ComparedPlan[]): ComparedFeature[] | null {
  const free = plans.find(({ code }) => code === "FREE");
  const monthly = plans.find(({ code }) => code === "PREMIUM_MONTHLY");
  const lifetime = plans.find(({ code }) => code === "PREMIUM_LIFETIME");
  if (!free || !monthly || !lifetime) return null;
  const row = (name: string, read: (plan: ComparedPlan) => Cell): ComparedFeature => ({
    name,
    cells: { FREE: read(free), PREMIUM_MONTHLY: read(monthly), PREMIUM_LIFETIME: read(lifetime) },
  });
  return [
    row("Projects", () => "Unlimited"),
    ...FOR_EVERYONE.map((name) => row(name, () => true)),
    row("Recommended subreddits per project", ({ limits }) =>
      wordLimit(limits.recommendationsPerProject),
    ),
    row("AI posts a month", ({ limits }) => wordLimit(limits.aiPostsPerMonth)),
    ...BY_PLAN.map((feature) => row(FEATURE_NAMES[feature], ({ features }) => features[feature])),
  ];
}

type ComparedPlan = Pick<Plan, "code" | "limits" | "features">;

function wordLimit(limit: number | null): Cell {
  if (limit === null) return "Unlimited";
  return limit > 0 && String(limit);
}
