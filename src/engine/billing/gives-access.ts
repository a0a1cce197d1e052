import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type ProviderSubscription,
  keepsPayment,
  type DisputeState,
  type ProviderPayment,
} from "./customer-state.ts";

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

/** The report of a renewal may be late, so what renews itself gives access so long past its end. */
const RENEWAL_GRACE_MS = DAY_MS;

export function addRenewalGrace(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() + RENEWAL_GRACE_MS);
}

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
