import { PlanList, SubscriptionStatus } from "../billing.ts";
import { routes } from "../routes.ts";
import { type Endpoint } from "./endpoint.ts";

export const billingEndpoints = {
  getBillingStatus: {
    ...routes.getBillingStatus,
    tag: "Billing",
    summary: "The user's plan, until when it runs, and what of this month's quota is used.",
    response: SubscriptionStatus,
  },
  listPlans: {
    ...routes.listPlans,
    tag: "Billing",
    summary: "The plans, their prices and what they include.",
    response: PlanList,
  },
} as const satisfies Record<string, Endpoint>;
