export const PLAN_CODES = ["FREE", "PREMIUM_MONTHLY", "PREMIUM_LIFETIME"] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

export type PlanInterval = "month" | "lifetime";

export type Plan = {
  id: string;
  code: PlanCode;
  name: string;
  priceCents: number;
  interval: PlanInterval;
  limits: PlanLimits;
  features: PlanFeatures;
};

/** `null` means no limit. */
export type PlanLimits = {
  recommendationsPerProject: number | null;
  aiPostsPerMonth: number | null;
};

export type PlanFeatures = {
  contentRoadmap: boolean;
  detailedStatistics: boolean;
  analytics: boolean;
  competitorAnalysis: boolean;
};

const NO_FEATURES: PlanFeatures = {
  contentRoadmap: false,
  detailedStatistics: false,
  analytics: false,
  competitorAnalysis: false,
};

/** The only place that says what a plan costs and what it includes; server and web both read it. */
export const PLANS: Readonly<Record<PlanCode, Plan>> = {
  FREE: {
    id: "free",
    code: "FREE",
    name: "Free",
    priceCents: 0,
    interval: "month",
    limits: { recommendationsPerProject: 3, aiPostsPerMonth: 0 },
    features: NO_FEATURES,
  },
  PREMIUM_MONTHLY: {
    id: "premium-monthly",
    code: "PREMIUM_MONTHLY",
    name: "Premium",
    priceCents: 29_99,
    interval: "month",
    limits: { recommendationsPerProject: 5, aiPostsPerMonth: 10 },
    features: { ...NO_FEATURES, contentRoadmap: true, detailedStatistics: true, analytics: true },
  },
  PREMIUM_LIFETIME: {
    id: "premium-lifetime",
    code: "PREMIUM_LIFETIME",
    name: "Lifetime",
    priceCents: 149_99,
    interval: "lifetime",
    limits: { recommendationsPerProject: null, aiPostsPerMonth: null },
    features: {
      contentRoadmap: true,
      detailedStatistics: true,
      analytics: true,
      competitorAnalysis: true,
    },
  },
};
