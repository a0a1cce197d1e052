import * as z from "zod";
import { PLAN_CODES } from "#engine/billing/plans.ts";

const Limit = z.int().nonnegative().nullable().meta({ description: "null means no limit." });

export const Plan = z
  .object({
    id: z.string(),
    code: z.enum(PLAN_CODES),
    name: z.string(),
    priceCents: z.int().nonnegative(),
    interval: z.enum(["month", "lifetime"]),
    limits: z.object({ recommendationsPerProject: Limit, aiPostsPerMonth: Limit }),
    features: z.object({
      contentRoadmap: z.boolean(),
      detailedStatistics: z.boolean(),
      analytics: z.boolean(),
      competitorAnalysis: z.boolean(),
    }),
  })
  .meta({ id: "Plan" });

export const PlanList = z.array(Plan);

export const SUBSCRIPTION_STATUSES = ["none", "ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"] as const;

export const SubscriptionStatus = z
  .object({
    isPremium: z.boolean(),
    planCode: z.enum(PLAN_CODES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    currentPeriodEnd: z.iso.datetime().nullable(),
    canCancel: z.boolean(),
    cancelAtPeriodEnd: z.boolean(),
    aiPosts: z
      .object({ used: z.int().nonnegative(), limit: Limit, resetsAt: z.iso.datetime() })
      .meta({ description: "Posts written for the user in this calendar month (UTC)." }),
  })
  .meta({ id: "SubscriptionStatus" });

export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;
