import type { Stripe } from "stripe";
import type {
  CustomerState,
  ProviderPayment,
  DisputeState,
  ProviderSubscription,
  ProviderSubscriptionStatus,
} from "#engine/billing/customer-state.ts";
import { PLAN_CODES } from "#engine/billing/plans.ts";
import { type PaidPlanCode, badSignature, rejected } from "./payments-gateway.ts";

/** Far more than anyone has; it only keeps a broken answer from paging for ever. */
const MOST = 1000;

/** Everything that the product's plan follows from, asked for anew. */
export async function fetchCustomerState(stripe: Stripe, customer: string): Promise<CustomerState> {
  const page = { customer, limit: 100 };
  const [{ deleted: isDeleted }, subscriptions, invoices, intents] = await Promise.all([
    // A list may be empty for a customer whom Stripe never knew; this call tells.
    stripe.customers.retrieve(customer),
    stripe.subscriptions.list({ ...page, status: "all" }).autoPagingToArray({ limit: MOST }),
    stripe.invoices
      .list({ ...page, status: "paid", expand: ["data.payments"] })
      .autoPagingToArray({ limit: MOST }),
    stripe.paymentIntents
      .list({ ...page, expand: ["data.latest_charge.refunds"] })
      .autoPagingToArray({ limit: MOST }),
  ]);
  const payments = await fetchPayments(stripe, intents);

  const purchases = intents.flatMap(({ id, metadata }) => {
    const planCode = readPaidPlan(metadata);
    const payment = payments.get(id);
    return planCode && payment ? [{ planCode, ...payment }] : [];
  });
  return {
    isDeleted: isDeleted === true,
    purchases,
    subscriptions: subscriptions.flatMap((subscription) => {
      const paid = listIntents(invoices, subscription.id).flatMap((id) => payments.get(id) ?? []);
      const read = readSubscription(subscription, paid);
      return read ? [read] : [];
    }),
  };
}

/** What went through, by the id of its payment intent. */
async function fetchPayments(
  stripe: Stripe,
  intents: Stripe.PaymentIntent[],
): Promise<Map<string, ProviderPayment>> {
  const entries = intents.map(async ({ id, status, latest_charge: charge }) => {
    if (status !== "succeeded" || !charge || typeof charge === "string") return null;
    const payment: ProviderPayment = {
      id,
      paidCents: charge.amount_captured,
      currency: charge.currency.toUpperCase(),
      refundedCents: charge.amount_refunded,
      // What was given back is counted no more once that failed; the refund itself stays.
      hadRefund: charge.refunds?.data.length !== 0,
      dispute: charge.disputed ? await fetchDispute(stripe, charge.id) : "none",
      paidAt: new Date(charge.created * 1000),
    };
    return [id, payment] as const;
  });
  return new Map((await Promise.all(entries)).filter((entry) => entry !== null));
}

/** Of all invoices that were paid, the newest first, as invoices come. */
function listIntents(invoices: Stripe.Invoice[], subscriptionId: string): string[] {
  return invoices
    .filter(
      ({ parent, amount_paid: paidCents }) =>
        paidCents > 0 && idOf(parent?.subscription_details?.subscription) === subscriptionId,
    )
    .flatMap(({ payments }) => payments?.data ?? [])
    .filter(({ status }) => status === "paid")
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/** A charge can be disputed more than once; what is worst for it counts. */
async function fetchDispute(stripe: Stripe, charge: string): Promise<DisputeState> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 });
  const states = new Set(data.map(({ status }) => readDispute(status)));
  return SEVEREST_FIRST.find((state) => states.has(state)) ?? "none";
}

const SEVEREST_FIRST: DisputeState[] = ["lost", "open", "won"];

/** Warnings are a bank's questions, and a prevented dispute has become a refund: neither takes money. */
function readDispute(status: Stripe.Dispute.Status): DisputeState {
  switch (status) {
    case "needs_response":
    case "under_review":
    case "appeal_needs_response":
    case "appeal_under_review":
      return "open";
    case "lost":
      return "lost";
    case "won":
      return "won";
    default:
      return "none";
  }
}

const STATUSES = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
  "incomplete",
  "incomplete_expired",
] as const satisfies ProviderSubscriptionStatus[];

/** null for one that is not of our plans, or in a state that this version does not know. */
export function readSubscription(
  subscription: Stripe.Subscription,
  payments: ProviderPayment[],
): ProviderSubscription | null {
  const planCode = readPaidPlan(subscription.metadata);
  const status = STATUSES.find((known) => known === subscription.status);
  if (!planCode || !status) return null;
  const periodEnd = findPeriodEnd(subscription);
  const endsAt = subscription.cancel_at;
  // Stripe's portal may write either of the two.
  const isCancelledBy = endsAt !== null && (periodEnd === null || endsAt <= periodEnd);
  const end = isCancelledBy ? endsAt : periodEnd;
  return {
    id: subscription.id,
    planCode,
    status,
    currentPeriodEnd: end === null ? null : new Date(end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || isCancelledBy,
    createdAt: new Date(subscription.created * 1000),
    payments,
  };
}

/** Each item has a period of its own; ours have one item. */
function findPeriodEnd({ items }: Stripe.Subscription): number | null {
  const ends = items.data.map((item) => item.current_period_end);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** The plan that we wrote on it; null for what someone sold by other means. */
function readPaidPlan(metadata: Record<string, string>): PaidPlanCode | null {
  const code = PLAN_CODES.find((known) => known === metadata["planCode"]);
  return code && code !== "FREE" ? code : null;
}

/** An event that is older when it arrives is not believed: someone may have kept a copy. Nor is one from the future. */
const TOLERANCE_SECONDS = 300;

type SignedEvent = { rawBody: Buffer | string; signature: string; secret: string; now: Date };

export function verifyEvent(stripe: Stripe, signed: SignedEvent): Stripe.Event {
  verifySignature(stripe, signed);
  try {
    return stripe.webhooks.constructEvent(
      signed.rawBody,
      signed.signature,
      signed.secret,
      TOLERANCE_SECONDS,
      undefined,
      signed.now.getTime(),
    );
  } catch {
    // Signed, but of a kind that is not meant for us, such as Stripe's thin events.
    throw rejected("unreadable-event");
  }
}

/** By itself first: a malformed header makes the library throw all kinds of errors. */
function verifySignature({ webhooks }: Stripe, signed: SignedEvent): void {
  const { rawBody, signature, secret, now } = signed;
  try {
    const isGood = webhooks.signature?.verifyHeader(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    if (isGood && !isFromFuture(signature, now)) return;
  } catch {
    // Whatever it was, it is no proof of where the event comes from.
  }
  throw badSignature();
}

/** The library looks for old ones only, and one that is signed for next year would be good until then. */
function isFromFuture(signature: string, now: Date): boolean {
  const signedAtSeconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return !(signedAtSeconds * 1000 <= now.getTime() + TOLERANCE_SECONDS * 1000);
}

/** The few fields that say whose an object is, whichever API version wrote the event. */
type EventSubject = {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
  charge?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
};

export async function findEventCustomer(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<string | null> {
  const subject = event.data.object as EventSubject;
  if (subject.object === "customer") return subject.id ?? null;
  if (subject.customer) return eventIdOf(subject.customer);
  const namesChargeOnly = subject.object === "dispute" || subject.object === "refund";
  return namesChargeOnly && subject.charge ? findPayer(stripe, eventIdOf(subject.charge)) : null;
}

/** Customers, sessions and subscriptions bear the mark that we gave them. */
export function readEventUser(event: Stripe.Event): string | null {
  return (event.data.object as EventSubject).metadata?.["userId"] ?? null;
}

/**
 * Fails where the account does not have the charge: that is so under a wrong key as well, and the event
 * has to come again once the key is right.
 */
async function findPayer(stripe: Stripe, chargeId: string): Promise<string | null> {
  const { customer } = await stripe.charges.retrieve(chargeId);
  return customer ? eventIdOf(customer) : null;
}

function eventIdOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
