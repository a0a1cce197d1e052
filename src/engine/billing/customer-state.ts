import type { PlanCode } from "./plans.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** What the payment provider says right now about one customer. */
export type CustomerState = {
  /** Nothing can be sold to them any more; what they own for good they keep. */
  isDeleted: boolean;
  subscriptions: ProviderSubscription[];
  /** What was paid for once and for all: the lifetime plan. */
  purchases: ProviderPurchase[];
};

export type ProviderSubscription = {
  id: string;
  planCode: PlanCode;
  status: ProviderSubscriptionStatus;
  /** The period moves on when its payment falls due: past_due means that this one is not paid yet. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
  /** Those that went through, the newest first. */
  payments: ProviderPayment[];
};

export type ProviderSubscriptionStatus =
  | "active"
  | "trialing"
  | "past_due"
  /** The provider gave up on the payment but keeps the subscription. */
  | "unpaid"
  | "paused"
  | "canceled"
  /** The first payment is not through yet. */
  | "incomplete"
  | "incomplete_expired";

export type ProviderPurchase = ProviderPayment & { planCode: PlanCode };

export type ProviderPayment = {
  id: string;
  paidCents: number;
  /** As 'USD'. */
  currency: string;
  refundedCents: number;
  /** A refund was begun at some time, also one that failed at the bank later. */
  hadRefund: boolean;
  dispute: DisputeState;
  paidAt: Date;
};

/** A bank's mere question about a payment is no dispute. */
export type DisputeState = "none" | "open" | "won" | "lost";

/** Whose money moves: nobody's at the stand-in or with the provider's test keys, real one with live keys. */
export const PAYMENT_MODES = ["stand-in", "test", "live"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** We still have money for it: a part given back changes nothing, and neither does a dispute that was won. */
function keepsPayment(payment: ProviderPayment): boolean {
  return !isGivenBack(payment) && payment.dispute !== "open";
}

/** The money is gone for good; an open dispute may still be won. */
export function isGivenBack({ paidCents, refundedCents, dispute }: ProviderPayment): boolean {
  return (paidCents > 0 && refundedCents >= paidCents) || dispute === "lost";
}

/** The purchase that gives access for good: of several, the first that we still have the money of. */
export function findLifetime({ purchases }: CustomerState): ProviderPurchase | null {
  const [first] = purchases
    .filter(keepsPayment)
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
  return first ?? null;
}

/** A user may be several customers, such as one who was deleted and the one who came after. */
export function mergeCustomers(states: CustomerState[]): CustomerState {
  return {
    isDeleted: states.every(({ isDeleted }) => isDeleted),
    subscriptions: states.flatMap(listSubscriptions),
    purchases: states.flatMap(({ purchases }) => purchases),
  };
}

/** Whoever is deleted is charged no more. */
function listSubscriptions({ isDeleted, subscriptions }: CustomerState): ProviderSubscription[] {
  if (!isDeleted) return subscriptions;
  return subscriptions.map((subscription) => ({ ...subscription, status: "canceled" }));
}

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
