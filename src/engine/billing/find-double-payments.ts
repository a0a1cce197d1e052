import type { CustomerState, ProviderPayment } from "./customer-state.ts";
import { findLifetime } from "./find-lifetime.ts";
import { keepsPayment } from "./keeps-payment.ts";

/**
 * What was paid although lifetime access was paid for already: a second lifetime, and each month that
 * was charged since, such as on a payment page that had been left open. While lifetime access was in
 * dispute it gave none, so that months of then were not paid for nothing.
 */
export function paymentsToReturn(state: CustomerState): ProviderPayment[] {
  const lifetime = findLifetime(state);
  if (!lifetime) return [];
  const again = state.purchases.filter(({ id }) => id !== lifetime.id);
  const wasHeld = lifetime.dispute === "none";
  const since = state.subscriptions
    .flatMap(({ payments }) => payments)
    .filter(({ paidAt }) => wasHeld && paidAt > lifetime.paidAt);
  return [...again, ...since].filter((payment) => payment.paidCents > 0 && keepsPayment(payment));
}
