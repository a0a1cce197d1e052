import type { DisputeState, ProviderPayment, ProviderSubscription } from "./customer-state.ts";

const WORST_FIRST: DisputeState[] = ["lost", "open", "won", "none"];

/**
 * The newest payment, which pays for what runs now, with the worst dispute of them all: a customer who
 * disputes a month does not get the next one. null while nothing was paid.
 */
export function sumUpPayments({
  payments,
}: Pick<ProviderSubscription, "payments">): ProviderPayment | null {
  const [newest] = payments;
  if (!newest) return null;
  const disputes = new Set(payments.map(({ dispute }) => dispute));
  return { ...newest, dispute: WORST_FIRST.find((state) => disputes.has(state)) ?? "none" };
}
