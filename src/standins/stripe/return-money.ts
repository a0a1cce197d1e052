import { inventId } from "./object-store.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinCharge, StandinDispute, StandinRefund } from "./standin-objects.ts";
import {
  requireParam,
  answerError,
  answerMissing,
  answerWith,
  type StandinAnswer,
} from "./api-call.ts";

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
