import type { CustomerState, ProviderSubscription } from "./customer-state.ts";
import { keepsPayment } from "./keeps-payment.ts";
import { sumUpPayments } from "./sum-up-payments.ts";
import { addRenewalGrace } from "./renewal-grace.ts";

const DAY_MS = 24 * 3600 * 1000;
/** The month that was paid for and the one whose payment fails. */
const LONGEST_WITHOUT_PAYMENT_MS = 62 * DAY_MS;

/** The subscription that gives access now: of several, one that is paid, then the longest. */
export function findRunning(
  { isDeleted, subscriptions }: CustomerState,
  now: Date,
): ProviderSubscription | null {
  if (isDeleted) return null;
  const [running] = subscriptions
    .filter((subscription) => givesAccess(subscription, now))
    .toSorted((a, b) => isOwing(a) - isOwing(b) || endTime(b) - endTime(a) || compare(a.id, b.id));
  return running ?? null;
}

function givesAccess(subscription: ProviderSubscription, now: Date): boolean {
  const { status } = subscription;
  const isRunning = status === "active" || status === "trialing" || status === "past_due";
  const paid = sumUpPayments(subscription);
  if (!isRunning || (paid && !keepsPayment(paid))) return false;
  const end = accessEnd(subscription);
  return end === null || (renewsItself(subscription) ? addRenewalGrace(end) : end) > now;
}

function renewsItself({ status, cancelAtPeriodEnd }: ProviderSubscription): boolean {
  return status !== "past_due" && !cancelAtPeriodEnd;
}

/**
 * A failed payment leaves access until the period ends. The provider begins a new period all the
 * same, and may go on doing so for ever: the second one in a row does not count.
 */
export function accessEnd(subscription: ProviderSubscription): Date | null {
  const { status, currentPeriodEnd, payments, createdAt } = subscription;
  if (status !== "past_due" || !currentPeriodEnd) return currentPeriodEnd;
  const paidAt = payments[0]?.paidAt ?? createdAt;
  const latest = paidAt.getTime() + LONGEST_WITHOUT_PAYMENT_MS;
  return new Date(Math.min(currentPeriodEnd.getTime(), latest));
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
