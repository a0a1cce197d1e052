import { inventId } from "./object-store.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinCharge, StandinIntent } from "./standin-objects.ts";

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
