import { inventId, type PaymentsWorld } from "./payments-world.ts";
import type {
  StandinCharge,
  StandinIntent,
  StandinInvoice,
  StandinDispute,
  StandinRefund,
} from "./standin-objects.ts";
import {
  requireParam,
  answerError,
  answerMissing,
  answerWith,
  type StandinAnswer,
} from "./api-call.ts";

export type Payment = {
  customer: string;
  amountCents: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
};

type Attempt = { intent: StandinIntent; charge: StandinCharge };

export function takePayment(world: PaymentsWorld, payment: Payment): Attempt {
  const attempt = recordAttempt(world, payment, null);
  world.emit("payment_intent.succeeded", attempt.intent);
  world.emit("charge.succeeded", attempt.charge);
  return attempt;
}

export function declinePayment(world: PaymentsWorld, payment: Payment): Attempt {
  const attempt = recordAttempt(world, payment, "card_declined");
  world.emit("payment_intent.payment_failed", attempt.intent);
  world.emit("charge.failed", attempt.charge);
  return attempt;
}

function recordAttempt(
  { store, now }: PaymentsWorld,
  { customer, amountCents, currency, description, metadata }: Payment,
  failure: string | null,
): Attempt {
  const base = { created: now(), livemode: false as const, customer, currency };
  const isPaid = failure === null;
  const intentId = inventId("pi");
  const charge = store.put({
    ...base,
    id: inventId("ch"),
    object: "charge",
    payment_intent: intentId,
    amount: amountCents,
    amount_captured: isPaid ? amountCents : 0,
    amount_refunded: 0,
    description,
    status: isPaid ? "succeeded" : "failed",
    paid: isPaid,
    captured: isPaid,
    refunded: false,
    disputed: false,
    failure_code: failure,
    failure_message: isPaid ? null : "Your card was declined.",
  });
  const intent = store.put({
    ...base,
    id: intentId,
    object: "payment_intent",
    amount: amountCents,
    amount_received: charge.amount_captured,
    status: isPaid ? "succeeded" : "requires_payment_method",
    latest_charge: charge.id,
    metadata,
  });
  return { intent, charge };
}

type Bill = { intent: StandinIntent; description: string; subscriptionId: string | null };

/** Paid or open, as the payment went. */
export function writeInvoice(
  { store, now }: PaymentsWorld,
  { intent, description, subscriptionId }: Bill,
): StandinInvoice {
  const isPaid = intent.status === "succeeded";
  const base = { created: now(), livemode: false as const };
  const id = inventId("in");
  const invoice: StandinInvoice = {
    ...base,
    id,
    object: "invoice",
    customer: intent.customer,
    currency: intent.currency,
    status: isPaid ? "paid" : "open",
    amount_due: intent.amount,
    amount_paid: intent.amount_received,
    description,
    parent: subscriptionId === null ? null : nameSubscription(subscriptionId),
    payments: {
      object: "list",
      has_more: false,
      url: "/v1/invoice_payments",
      data: [
        {
          ...base,
          id: inventId("inpay"),
          object: "invoice_payment",
          invoice: id,
          amount_paid: isPaid ? intent.amount : null,
          status: isPaid ? "paid" : "open",
          payment: { type: "payment_intent", payment_intent: intent.id },
        },
      ],
    },
  };
  return store.put(invoice);
}

function nameSubscription(subscription: string): StandinInvoice["parent"] {
  return { type: "subscription_details", subscription_details: { subscription } };
}

export function refundCharge(
  world: PaymentsWorld,
  charge: StandinCharge,
  cents: number,
): StandinRefund {
  const amount = Math.min(cents, charge.amount_captured - charge.amount_refunded);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const refund = world.store.put<StandinRefund>({
    id: inventId("re"),
    object: "refund",
    created: world.now(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: "succeeded",
  });
  world.emit("refund.created", refund);
  world.emit("charge.refunded", charge);
  return refund;
}

/** The bank could not pass it on: the money is back with the seller, and the charge counts as before. */
export function failRefund(world: PaymentsWorld, charge: StandinCharge): void {
  const refund = findRefund(world, charge);
  if (!refund) return;
  refund.status = "failed";
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  world.emit("refund.failed", refund);
}

export function findRefund({ store }: PaymentsWorld, charge: StandinCharge): StandinRefund | null {
  const isTheirs = ({ charge: id, status }: StandinRefund) =>
    id === charge.id && status === "succeeded";
  return store.list("refund").find(isTheirs) ?? null;
}

export function openDispute(world: PaymentsWorld, charge: StandinCharge): void {
  charge.disputed = true;
  const dispute = world.store.put({
    id: inventId("du"),
    object: "dispute",
    created: world.now(),
    livemode: false,
    amount: charge.amount_captured,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: "general",
    status: "needs_response",
  });
  world.emit("charge.dispute.created", dispute);
}

export function closeDispute(
  world: PaymentsWorld,
  charge: StandinCharge,
  outcome: "won" | "lost",
): void {
  const dispute = findDispute(world, charge);
  if (!dispute) return;
  dispute.status = outcome;
  world.emit("charge.dispute.closed", dispute);
}

export function findDispute(
  { store }: PaymentsWorld,
  charge: StandinCharge,
): StandinDispute | null {
  return store.list("dispute").find((dispute) => dispute.charge === charge.id) ?? null;
}

type Context = { world: PaymentsWorld; params: URLSearchParams };

/** POST /v1/refunds, of all that is left of a payment. */
export function answerRefundCreate({ world, params }: Context): StandinAnswer {
  const { store } = world;
  const id = requireParam(params, "payment_intent");
  const intent = store.find("payment_intent", id);
  if (!intent) return answerMissing("payment_intent", id, "payment_intent");
  const charge = store.find("charge", intent.latest_charge);
  if (!charge?.paid) return answerError(400, "This PaymentIntent has no successful charge.");
  if (charge.refunded) {
    const code = "charge_already_refunded";
    return answerError(400, `Charge ${charge.id} has already been refunded.`, { code });
  }
  if (findDispute(world, charge)?.status === "needs_response") {
    const code = "charge_disputed";
    return answerError(400, `Charge ${charge.id} has been charged back.`, { code });
  }
  return answerWith(refundCharge(world, charge, charge.amount_captured));
}
