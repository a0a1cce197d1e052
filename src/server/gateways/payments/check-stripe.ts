import { Stripe } from "stripe";
import type { Plans } from "#engine/billing/plans.ts";
import {
  connectStripe,
  type StripeConnection,
  readMode,
  describeStripeError,
  readFailure,
} from "./connect-stripe.ts";
import { orderPlan } from "./order-plan.ts";

export type Finding = { isGood: boolean; text: string };

type Check = StripeConnection & { plans: Plans; webhookUrl: string };

const { errors } = Stripe;

/** Tries what the key may do, in ways that make and move nothing, and where Stripe reports to. */
export async function checkStripe({ plans, webhookUrl, ...connection }: Check): Promise<Finding[]> {
  const stripe = connectStripe(connection);
  const missing: Finding[] = [];
  for (const permission of KEY_PERMISSIONS) {
    const problem = await tryPermission(stripe, plans, permission);
    if (problem === null) continue;
    // Whatever else would be asked, the answer would be the same.
    if (!problem.isAboutPermission) return [{ isGood: false, text: problem.text }];
    missing.push({ isGood: false, text: problem.text });
  }
  const kind = readMode(connection.secretKey) === "live" ? "live key" : "test key";
  const found = missing.length > 0 ? missing : [good(`takes the ${kind} for all that is needed`)];
  return [...found, await checkWebhook(stripe, webhookUrl)];
}

type Problem = { isAboutPermission: boolean; text: string };

async function tryPermission(
  stripe: Stripe,
  plans: Plans,
  { resource, level, probe }: KeyPermission,
): Promise<Problem | null> {
  try {
    await probe(stripe, plans);
    return null;
  } catch (error) {
    if (error instanceof errors.StripePermissionError) {
      const text = `the key lacks '${resource}: ${level}'. ${quote(error)}`;
      return { isAboutPermission: true, text };
    }
    const isMissing = error instanceof errors.StripeError && error.code === "resource_missing";
    return isMissing ? null : { isAboutPermission: false, text: quote(error) };
  }
}

async function checkWebhook(stripe: Stripe, webhookUrl: string): Promise<Finding> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return judgeWebhook(data, webhookUrl);
  } catch (error) {
    if (!(error instanceof errors.StripePermissionError)) return bad(quote(error));
    return good(
      `doesn't let this key read webhooks ('Webhook Endpoints: read'), so look there yourself for ${webhookUrl}`,
    );
  }
}

function judgeWebhook(endpoints: Stripe.WebhookEndpoint[], webhookUrl: string): Finding {
  const ours = endpoints.filter(({ url, status }) => url === webhookUrl && status === "enabled");
  if (ours.length === 0) return bad(`no enabled webhook goes to ${webhookUrl}`);
  const known = new Set(ours.flatMap(({ enabled_events: events }) => events));
  const lacking = known.has("*") ? [] : WEBHOOK_EVENTS.filter((event) => !known.has(event));
  return lacking.length === 0
    ? good(`reports to ${webhookUrl}`)
    : bad(`the webhook to ${webhookUrl} lacks ${lacking.join(", ")}`);
}

function quote(error: unknown): string {
  const told = describeStripeError(error);
  if (!told) return `${readFailure(error).message} (${readFailure(error).reason})`;
  const request = told.requestId ? `, request ${told.requestId}` : "";
  return `Stripe said: ${told.said} (${told.status}${request})`;
}

function good(text: string): Finding {
  return { isGood: true, text };
}

function bad(text: string): Finding {
  return { isGood: false, text };
}

/** What Stripe's webhook has to be subscribed to, which docs/operations.md lists. Others do no harm. */
export const WEBHOOK_EVENTS = [
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "refund.failed",
] as const;

type Probe = (stripe: Stripe, plans: Plans) => Promise<unknown>;

type KeyPermission = {
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
