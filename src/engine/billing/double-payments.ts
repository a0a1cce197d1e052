import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type CustomerState,
  type ProviderPayment,
  type ProviderSubscription,
  keepsPayment,
  findLifetime,
} from "./customer-state.ts";
import { givesAccess } from "./gives-access.ts";

/** No month is shorter: so long after a payment it certainly still gave access. */
const SHORTEST_MONTH_MS = 28 * DAY_MS;

/**
 * Subscriptions that were bought for nothing: each began in a month that another had paid for, which
 * still gives access and whose payments were never in doubt.
 */
export function listDoubles(state: CustomerState, now: Date): ProviderSubscription[] {
  return listOverlapping(state, now)
    .filter(({ isCertain }) => isCertain)
    .map(({ double }) => double);
}

/** Those of which nobody can tell: the other's payments were given back or disputed for a while. */
export function listDoubtful(state: CustomerState, now: Date): ProviderSubscription[] {
  return listOverlapping(state, now)
    .filter(({ isCertain }) => !isCertain)
    .map(({ double }) => double);
}

type Overlap = { double: ProviderSubscription; isCertain: boolean };

function listOverlapping({ isDeleted, subscriptions }: CustomerState, now: Date): Overlap[] {
  if (isDeleted) return [];
  const singles: ProviderSubscription[] = [];
  const overlaps: Overlap[] = [];
  for (const subscription of subscriptions.toSorted(compareAge)) {
    const before = singles.filter((single) => hadPaid(single, subscription.createdAt));
    const isCertain = before.some(({ payments }) => payments.every(wasAlwaysHeld));
    if (before.length > 0) overlaps.push({ double: subscription, isCertain });
    else if (givesAccess(subscription, now)) singles.push(subscription);
  }
  return overlaps;
}

function hadPaid({ status, payments }: ProviderSubscription, at: Date): boolean {
  return status !== "past_due" && payments.some((payment) => wasPaidShortlyBefore(payment, at));
}

function wasPaidShortlyBefore({ paidCents, paidAt }: ProviderPayment, at: Date): boolean {
  const sinceMs = at.getTime() - paidAt.getTime();
  return paidCents > 0 && sinceMs >= 0 && sinceMs < SHORTEST_MONTH_MS;
}

function compareAge(a: ProviderSubscription, b: ProviderSubscription): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Its money was ours from the first day on. A refund that failed and a dispute that was won are doubts too. */
export function wasAlwaysHeld({ refundedCents, hadRefund, dispute }: ProviderPayment): boolean {
  return refundedCents === 0 && !hadRefund && dispute === "none";
}

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
