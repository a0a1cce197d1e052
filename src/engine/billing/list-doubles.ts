import type { CustomerState, ProviderPayment, ProviderSubscription } from "./customer-state.ts";
import { givesAccess } from "./gives-access.ts";
import { wasAlwaysHeld } from "./was-always-held.ts";

/** No month is shorter: so long after a payment it certainly still gave access. */
const SHORTEST_MONTH_MS = 28 * 24 * 3600 * 1000;

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
