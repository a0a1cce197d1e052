import type { Currency } from "./currencies.ts";

export const PLAN_CODES = ["FREE", "PREMIUM_MONTHLY", "PREMIUM_LIFETIME"] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

/** Which plan is marked as most popular: another one before signing in than on the billing page, as the specification says. */
export const MOST_POPULAR = {
  landing: "PREMIUM_LIFETIME",
  billing: "PREMIUM_MONTHLY",
} as const satisfies Record<string, PlanCode>;

export const LIFETIME_STAYS = "Lifetime plans cannot be cancelled.";

export type PlanInterval = "month" | "lifetime";

export type Plan = {
  id: string;
  code: PlanCode;
  name: string;
  /** In the currency's smallest unit. */
  priceCents: number;
  currency: Currency;
  interval: PlanInterval;
  limits: PlanLimits;
  features: PlanFeatures;
};

/** `null` means no limit. */
export type PlanLimits = {
  recommendationsPerProject: number | null;
  aiPostsPerMonth: number | null;
  /** What is generated over all the time that there is an account. */
  aiPostsInAll: number | null;
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

export type Plans = Readonly<Record<PlanCode, Plan>>;

/** The only place that says what a plan includes, and what it costs unless settings say otherwise. */
export const PLANS: Plans = {
  FREE: {
    id: "free",
    code: "FREE",
    name: "Free",
    priceCents: 0,
    currency: "USD",
    interval: "month",
    limits: { recommendationsPerProject: 3, aiPostsPerMonth: 0, aiPostsInAll: 1 },
    features: NO_FEATURES,
  },
  PREMIUM_MONTHLY: {
    id: "premium-monthly",
    code: "PREMIUM_MONTHLY",
    name: "Premium",
    priceCents: 29_99,
    currency: "USD",
    interval: "month",
    limits: { recommendationsPerProject: 5, aiPostsPerMonth: 10, aiPostsInAll: null },
    features: { ...NO_FEATURES, contentRoadmap: true, detailedStatistics: true, analytics: true },
  },
  PREMIUM_LIFETIME: {
    id: "premium-lifetime",
    code: "PREMIUM_LIFETIME",
    name: "Lifetime",
    priceCents: 149_99,
    currency: "USD",
    interval: "lifetime",
    limits: { recommendationsPerProject: null, aiPostsPerMonth: null, aiPostsInAll: null },
    features: {
      contentRoadmap: true,
      detailedStatistics: true,
      analytics: true,
      competitorAnalysis: true,
    },
  },
};

export type Prices = { currency: Currency; monthlyCents: number; lifetimeCents: number };

/** The same plans at other prices. */
export function pricePlans({ currency, monthlyCents, lifetimeCents }: Prices): Plans {
  const { FREE, PREMIUM_MONTHLY, PREMIUM_LIFETIME } = PLANS;
  return {
    FREE: { ...FREE, currency },
    PREMIUM_MONTHLY: { ...PREMIUM_MONTHLY, currency, priceCents: monthlyCents },
    PREMIUM_LIFETIME: { ...PREMIUM_LIFETIME, currency, priceCents: lifetimeCents },
  };
}

type Choice = { source?: "recommended" | "added" | undefined };

/** What is wrong with more recommended communities than the plan includes; null where all is well. */
export function wordExcess(
  { recommendationsPerProject: most }: PlanLimits,
  chosen: readonly Choice[],
): string | null {
  const recommended = chosen.filter(({ source }) => source === "recommended").length;
  if (most === null || recommended <= most) return null;
  return `Your plan includes ${most} recommended communities per project, and you chose ${recommended}. Please remove ${recommended - most} of them. Communities you add by name don't count.`;
}
