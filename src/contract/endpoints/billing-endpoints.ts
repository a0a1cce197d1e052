import {
  Checkout,
  CheckoutRequest,
  PlanList,
  Portal,
  SubscriptionStatus,
  WebhookReceipt,
} from "../billing.ts";
import { routes } from "./routes.ts";
import { type Endpoint } from "./endpoint.ts";

export const billingEndpoints = {
  getBillingStatus: {
    ...routes.getBillingStatus,
    tag: "Billing",
    summary: "The user's plan, until when it runs, and what of this month's quota is used.",
    response: SubscriptionStatus,
  },
  refreshBillingStatus: {
    ...routes.refreshBillingStatus,
    tag: "Billing",
    summary: "The same, once the payment provider has been asked what the user has paid for.",
    response: SubscriptionStatus,
    errors: ["RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  listPlans: {
    ...routes.listPlans,
    tag: "Billing",
    summary: "The plans, their prices and what they include.",
    response: PlanList,
  },
  createCheckout: {
    ...routes.createCheckout,
    tag: "Billing",
    summary: "Begin to pay for a plan; asked twice, it answers with the same payment page.",
    body: CheckoutRequest,
    response: Checkout,
    errors: ["CONFLICT", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  cancelSubscription: {
    ...routes.cancelSubscription,
    tag: "Billing",
    summary: "End the subscription with the period that is paid for; safe to repeat.",
    response: SubscriptionStatus,
    errors: ["CONFLICT", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  openPortal: {
    ...routes.openPortal,
    tag: "Billing",
    summary: "A page of the payment provider with the user's invoices and card.",
    response: Portal,
    errors: ["CONFLICT", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  receiveWebhook: {
    ...routes.receiveWebhook,
    tag: "Billing",
    summary: "What the payment provider reports, signed by it.",
    signedBody: { signatureHeader: "stripe-signature", maxBytes: 1_000_000 },
    response: WebhookReceipt,
    errors: ["UPSTREAM", "UNAVAILABLE"],
  },
} as const satisfies Record<string, Endpoint>;
