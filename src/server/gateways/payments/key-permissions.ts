import type { Stripe } from "stripe";
import type { Plans } from "#engine/billing/plans.ts";
import { orderPlan } from "./order-plan.ts";

type Probe = (stripe: Stripe, plans: Plans) => Promise<unknown>;

export type KeyPermission = {
  /** As Stripe's form for a restricted key has it. */
  resource: string;
  level: "read" | "write";
  /** As Stripe's refusals have it. */
  code: string;
  /** Needs the permission and does nothing: what it asks for is not there. */
  probe: Probe;
};

const NOBODY = "cus_footholdcheck";

/** What a restricted key needs, which README.md lists; a secret key has it all. */
export const KEY_PERMISSIONS: readonly KeyPermission[] = [
  {
    resource: "Customers",
    level: "write",
    code: "customer_write",
    probe: (stripe) => stripe.customers.update(NOBODY, { description: "check" }),
  },
  {
    resource: "Checkout Sessions",
    level: "write",
    code: "checkout_session_write",
    probe: (stripe, plans) =>
      stripe.checkout.sessions.create(
        orderPlan(plans, {
          customerId: NOBODY,
          planCode: "PREMIUM_MONTHLY",
          userId: "check",
          successUrl: "https://example.com/",
          cancelUrl: "https://example.com/",
        }),
      ),
  },
  {
    resource: "Subscriptions",
    level: "write",
    code: "subscription_write",
    probe: (stripe) =>
      stripe.subscriptions.update("sub_footholdcheck", { cancel_at_period_end: true }),
  },
  {
    resource: "Invoices",
    level: "write",
    code: "invoice_write",
    probe: (stripe) => stripe.invoices.voidInvoice("in_footholdcheck"),
  },
  {
    resource: "Charges and Refunds",
    level: "write",
    code: "charge_write",
    probe: (stripe) => stripe.refunds.create({ payment_intent: "pi_footholdcheck" }),
  },
  {
    resource: "Customer portal",
    level: "write",
    code: "customer_portal_write",
    probe: (stripe) => stripe.billingPortal.sessions.create({ customer: NOBODY }),
  },
  {
    resource: "PaymentIntents",
    level: "read",
    code: "payment_intent_read",
    probe: (stripe) => stripe.paymentIntents.list({ limit: 1 }),
  },
  {
    resource: "Disputes",
    level: "read",
    code: "dispute_read",
    probe: (stripe) => stripe.disputes.list({ limit: 1 }),
  },
];
