import type { CustomerState, ProviderSubscription } from "./customer-state.ts";
import { isGivenBack, keepsPayment } from "./keeps-payment.ts";
import { findRunning } from "./running-subscription.ts";

/**
 * The subscriptions that must not charge the customer again: all of them once lifetime access is
 * paid for, one whose payment was given back, and any beside the one that gives access.
 */
export function subscriptionsToEnd(state: CustomerState, now: Date): string[] {
  const hasLifetime = state.purchases.some(keepsPayment);
  const running = findRunning(state, now);
  return state.subscriptions
    .filter(mayCharge)
    .filter(
      (subscription) =>
        hasLifetime ||
        (subscription.latestPayment && isGivenBack(subscription.latestPayment)) ||
        (running && isPaying(subscription) && subscription.id !== running.id),
    )
    .map(({ id }) => id);
}

function mayCharge({ status }: ProviderSubscription): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

/** One whose first payment is under way may yet come to nothing. */
function isPaying({ status }: ProviderSubscription): boolean {
  return status !== "incomplete";
}
