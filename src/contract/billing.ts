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
