import type { ProviderPayment } from "./customer-state.ts";

/** Its money was ours from the first day on. A refund that failed and a dispute that was won are doubts too. */
export function wasAlwaysHeld({ refundedCents, hadRefund, dispute }: ProviderPayment): boolean {
  return refundedCents === 0 && !hadRefund && dispute === "none";
}
