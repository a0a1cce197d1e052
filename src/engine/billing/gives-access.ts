import type { ProviderSubscription } from "./customer-state.ts";
import { keepsPayment } from "./keeps-payment.ts";
import { addRenewalGrace } from "./renewal-grace.ts";
import { sumUpPayments } from "./sum-up-payments.ts";

const DAY_MS = 24 * 3600 * 1000;
/** The month that was paid for and the one whose payment fails. */
const LONGEST_WITHOUT_PAYMENT_MS = 62 * DAY_MS;

export function givesAccess(subscription: ProviderSubscription, now: Date): boolean {
  const { status } = subscription;
  const isRunning = status === "active" || status === "trialing" || status === "past_due";
  const paid = sumUpPayments(subscription);
  if (!isRunning || isGivenUp(subscription) || (paid && !keepsPayment(paid))) return false;
  const end = accessEnd(subscription);
  return end === null || (renewsItself(subscription) ? addRenewalGrace(end) : end) > now;
}

/** It was cancelled when its payment had failed: what was paid for is over, and nothing more shall be paid. */
export function isGivenUp({ status, cancelAtPeriodEnd }: ProviderSubscription): boolean {
  return status === "past_due" && cancelAtPeriodEnd;
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
