import type { PlanFeatures } from "./plans.ts";

/** As people know them: "Content Roadmap is only available for premium users." */
export const FEATURE_NAMES: Readonly<Record<keyof PlanFeatures, string>> = {
  contentRoadmap: "Content Roadmap",
  detailedStatistics: "Detailed subreddit analytics",
  analytics: "Advanced analytics",
  competitorAnalysis: "Competitor analysis",
};

/** Sold with a plan, and not there yet: whoever reads of it is told so. */
const IN_THE_MAKING: ReadonlySet<keyof PlanFeatures> = new Set(["analytics"]);

/** The name where plans are compared and sold. */
export function nameForSale(feature: keyof PlanFeatures): string {
  const name = FEATURE_NAMES[feature];
  return IN_THE_MAKING.has(feature) ? `${name} (in the making)` : name;
}
