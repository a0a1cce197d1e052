import { inventId } from "./object-store.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinCharge, StandinDispute, StandinRefund } from "./standin-objects.ts";

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
