import { inventId } from "./object-store.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinCharge, StandinIntent, StandinInvoice } from "./standin-objects.ts";

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
