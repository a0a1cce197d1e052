import type { ProviderPayment } from "./customer-state.ts";

/** We still have money for it: a part given back changes nothing, and neither does a dispute that was won. */
export function keepsPayment(payment: ProviderPayment): boolean {
  return !isGivenBack(payment) && payment.dispute !== "open";
}

/** The money is gone for good; an open dispute may still be won. */
export function isGivenBack({ paidCents, refundedCents, dispute }: ProviderPayment): boolean {
  return (paidCents > 0 && refundedCents >= paidCents) || dispute === "lost";
}
