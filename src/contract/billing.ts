import * as z from "zod";
import { CURRENCIES } from "#engine/billing/currencies.ts";
import { PLAN_CODES } from "#engine/billing/plans.ts";
import { SUBSCRIPTION_STATUSES } from "#engine/billing/subscription.ts";
import { requestBody } from "./fields.ts";

const Limit = z.int().nonnegative().nullable().meta({ description: "null means no limit." });

export const Plan = z
  .object({
    id: z.string(),
    code: z.enum(PLAN_CODES),
    name: z.string(),
    priceCents: z
      .int()
      .nonnegative()
      .meta({ description: "In the currency's smallest unit, usually the cent." }),
    currency: z.enum(CURRENCIES),
    interval: z.enum(["month", "lifetime"]),
    limits: z.object({
      recommendationsPerProject: Limit,
      aiPostsPerMonth: Limit,
      aiPostsInAll: Limit,
    }),
    features: z.object({
      contentRoadmap: z.boolean(),
      detailedStatistics: z.boolean(),
      analytics: z.boolean(),
      competitorAnalysis: z.boolean(),
    }),
  })
  .meta({ id: "Plan" });

export const PlanList = z.array(Plan);

export const SubscriptionStatus = z
  .object({
    isPremium: z.boolean(),
    planCode: z.enum(PLAN_CODES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    currentPeriodEnd: z.iso.datetime().nullable(),
    canCancel: z.boolean(),
    cancelAtPeriodEnd: z.boolean(),
    hasPaymentProblem: z.boolean().meta({
      description: "The last payment failed; access goes on until the period ends at most.",
    }),
    canManage: z.boolean().meta({ description: "There are invoices and a card to be managed." }),
    isTest: z.boolean().meta({ description: "Payments are a rehearsal: no money moves." }),
    aiPosts: z
      .object({ used: z.int().nonnegative(), limit: Limit, resetsAt: z.iso.datetime() })
      .meta({ description: "Posts written for the user in this calendar month (UTC)." }),
  })
  .meta({ id: "SubscriptionStatus" });

export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

const PaidPlanCode = z.enum(PLAN_CODES).exclude(["FREE"], {
  error: ({ input }) =>
    input === "FREE" ? "The free plan needs no payment." : "There's no plan with this code.",
});

export const CheckoutRequest = requestBody({ planCode: PaidPlanCode }).meta({
  id: "CheckoutRequest",
});
export type CheckoutRequest = z.output<typeof CheckoutRequest>;

export const Checkout = z
  .object({ checkoutUrl: z.url().meta({ description: "Where the payment is made." }) })
  .meta({ id: "Checkout" });
export type Checkout = z.output<typeof Checkout>;

export const Portal = z
  .object({ portalUrl: z.url().meta({ description: "Where invoices and cards are managed." }) })
  .meta({ id: "Portal" });
export type Portal = z.output<typeof Portal>;

export const WebhookReceipt = z.object({ received: z.literal(true) }).meta({
  id: "WebhookReceipt",
});
export type WebhookReceipt = z.output<typeof WebhookReceipt>;
