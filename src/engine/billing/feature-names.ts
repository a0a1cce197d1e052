import type { PlanFeatures } from "./plans.ts";

/** As people know them: "Content Roadmap is only available for premium users." */
export const FEATURE_NAMES: Readonly<Record<keyof PlanFeatures, string>> = {
  contentRoadmap: "Content Roadmap",
  detailedStatistics: "Detailed subreddit analytics",
  analytics: "Advanced analytics",
  competitorAnalysis: "Competitor analysis",
};

/** A part of the Content Roadmap that the free draft's editor shows by itself. */
export const OTHER_VERSIONS = "Rewriting and copying posts";
