import type { CustomerState, ProviderSubscription } from "./customer-state.ts";
import { findLifetime } from "./find-lifetime.ts";
import { isGivenUp } from "./gives-access.ts";
import { isGivenBack } from "./keeps-payment.ts";
import { findRunning } from "./running-subscription.ts";
import { sumUpPayments } from "./sum-up-payments.ts";

/**
 * The subscriptions that must not charge the customer again: all of them once lifetime access is
 * paid for, one whose payment was given back, one that was cancelled while it owes, and any beside the
 * one that gives access.
 */
export function subscriptionsToEnd(state: CustomerState, now: Date): string[] {
  const hasLifetime = findLifetime(state) !== null;
  const running = findRunning(state, now);
  return state.subscriptions
    .filter(mayCharge)
    .filter(
      (subscription) =>
        hasLifetime ||
        wasGivenBack(subscription) ||
        isGivenUp(subscription) ||
        (running && isPaying(subscription) && subscription.id !== running.id),
    )
    .map(({ id }) => id);
}

function wasGivenBack(subscription: ProviderSubscription): boolean {
  const paid = sumUpPayments(subscription);
  return paid !== null && isGivenBack(paid);
}

function mayCharge({ status }: ProviderSubscription): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

/** One whose first payment is under way may yet come to nothing. */
function isPaying({ status }: ProviderSubscription): boolean {
  return status !== "incomplete";
}
