import type { PlanCode } from "#engine/billing/plans.ts";

/** What each plan promises on the front page; prices and names come from the plans themselves. */
export const pricing = {
  heading: "Start free. Pay when it earns its place.",
  note: "30-day money-back guarantee. Your price stays locked after purchase.",
  popular: "MOST POPULAR",
  action: "Get Started",
  lines: {
    FREE: [
      "Unlimited projects",
      "3 subreddit recommendations per project",
      "Activity charts",
      "Rule checker for every draft",
      "No credit card",
    ],
    PREMIUM_MONTHLY: [
      "5 subreddit recommendations per project",
      "10 AI posts per month",
      "Basic analytics",
      "Email support",
      "Ban-risk assessment",
    ],
    PREMIUM_LIFETIME: [
      "Unlimited recommendations and generation",
      "Advanced analytics",
      "Priority support with strategy calls",
      "Competitor analysis",
      "No recurring fees",
    ],
  } satisfies Record<PlanCode, string[]>,
} as const;
