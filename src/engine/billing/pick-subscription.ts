import {
  type CustomerState,
  type ProviderSubscription,
  accessEnd,
  givesAccess,
  listDoubles,
} from "./customer-state.ts";

/** The subscription that gives access now: of several, one that is paid, then the longest. */
export function findRunning(state: CustomerState, now: Date): ProviderSubscription | null {
  if (state.isDeleted) return null;
  const doubles = listDoubles(state, now);
  const [running] = state.subscriptions
    .filter((subscription) => givesAccess(subscription, now) && !doubles.includes(subscription))
    .toSorted((a, b) => isOwing(a) - isOwing(b) || endTime(b) - endTime(a) || compare(a.id, b.id));
  return running ?? null;
}

/** The others are ended, so one that owes a payment must not push out one that is paid. */
function isOwing({ status }: ProviderSubscription): number {
  return status === "past_due" ? 1 : 0;
}

function endTime(subscription: ProviderSubscription): number {
  return accessEnd(subscription)?.getTime() ?? Number.POSITIVE_INFINITY;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
