import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import {
  LIFETIME_STAYS,
  type PlanCode,
  type Plan,
  type PlanFeatures,
} from "#engine/billing/plans.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";

export type PlanOffer = {
  label: "Current Plan" | "Upgrade" | "Downgrade";
  /** Current, or already part of what one has. */
  isDisabled: boolean;
  /** What pressing the button pays for; null where it does nothing. */
  buys: Exclude<PlanCode, "FREE"> | null;
  /** Why the button does nothing. */
  note: string | null;
};

/** What the button of a plan's card says and does for someone who is on the plan `current`. */
export function decideOffer(planCode: PlanCode, current: PlanCode): PlanOffer {
  if (planCode === current) {
    return { label: "Current Plan", isDisabled: true, buys: null, note: null };
  }
  if (planCode === "FREE") {
    return {
      label: "Downgrade",
      isDisabled: current === "PREMIUM_LIFETIME",
      buys: null,
      note: explainDowngrade(current),
    };
  }
  if (current === "PREMIUM_LIFETIME") {
    return { label: "Upgrade", isDisabled: true, buys: null, note: "Included in Lifetime." };
  }
  return { label: "Upgrade", isDisabled: false, buys: planCode, note: null };
}

function explainDowngrade(current: PlanCode): string {
  return current === "PREMIUM_LIFETIME" ? LIFETIME_STAYS : "Cancel your plan to return to Free.";
}

/** A count in words, or whether it is included. */
export type Cell = string | boolean;
type ComparedFeature = { name: string; cells: Record<PlanCode, Cell> };

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
    row("Generated posts a month", ({ limits }) => wordPosts(limits)),
    row(
      "Posts waiting at a time, per project",
      ({ features }) => features.contentRoadmap && String(PENDING_CAP),
    ),
    ...BY_PLAN.map((feature) => row(FEATURE_NAMES[feature], ({ features }) => features[feature])),
  ];
}

type ComparedPlan = Pick<Plan, "code" | "limits" | "features">;

function wordPosts({ aiPostsPerMonth, aiPostsInAll }: Plan["limits"]): Cell {
  return aiPostsInAll === null ? wordLimit(aiPostsPerMonth) : `${aiPostsInAll} in all`;
}

function wordLimit(limit: number | null): Cell {
  if (limit === null) return "Unlimited";
  return limit > 0 && String(limit);
}
