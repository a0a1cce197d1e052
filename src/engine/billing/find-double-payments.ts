import type { CustomerState, ProviderPayment } from "./customer-state.ts";
import { findLifetime } from "./find-lifetime.ts";
import { keepsPayment } from "./keeps-payment.ts";
import { listDoubles, listDoubtful } from "./list-doubles.ts";
import { wasAlwaysHeld } from "./was-always-held.ts";

export type DoublePayments = {
  /** What was certainly paid for nothing. */
  toReturn: ProviderPayment[];
  /** What may have been; money is moved where that is certain only. */
  inDoubt: ProviderPayment[];
};

/** What was paid although it was paid for already, such as on a payment page that had been left open. */
export function findDoublePayments(state: CustomerState, now: Date): DoublePayments {
  const lifetime = findLifetime(state);
  return lifetime ? besideLifetime(state, lifetime) : besideMonth(state, now);
}

/**
 * A second lifetime, and each month that was charged since. While lifetime access was given back or in
 * dispute it gave none, so that what was bought then was not paid for nothing.
 */
function besideLifetime(state: CustomerState, lifetime: ProviderPayment): DoublePayments {
  const again = state.purchases.filter(({ id }) => id !== lifetime.id);
  const months = state.subscriptions.flatMap(({ payments }) => payments);
  const since = months.filter(({ paidAt }) => paidAt > lifetime.paidAt);
  const paid = [...again, ...since].filter(isPaid);
  return wasAlwaysHeld(lifetime)
    ? { toReturn: paid, inDoubt: [] }
    : { toReturn: [], inDoubt: paid };
}

function besideMonth(state: CustomerState, now: Date): DoublePayments {
  return {
    toReturn: listDoubles(state, now).flatMap(({ payments }) => payments.filter(isPaid)),
    inDoubt: listDoubtful(state, now).flatMap(({ payments }) => payments.filter(isPaid)),
  };
}

function isPaid(payment: ProviderPayment): boolean {
  return payment.paidCents > 0 && keepsPayment(payment);
}
