import {
  type CustomerState,
  findLifetime,
  type ProviderSubscription,
  isGivenBack,
  accessEnd,
  isGivenUp,
  sumUpPayments,
} from "./customer-state.ts";
import type { PlanCode } from "./plans.ts";
import { findRunning } from "./pick-subscription.ts";

export const SUBSCRIPTION_STATUSES = ["none", "ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"] as const;

export type DerivedSubscription = {
  /** The subscription or purchase that it comes from; null where nothing was ever paid. */
  sourceId: string | null;
  /** What was paid for last, also once it has ended. */
  planCode: PlanCode;
  status: (typeof SUBSCRIPTION_STATUSES)[number];
  /** null for what has no end, and for what ended before its time. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Of what has ended: it gives no access, yet may still be charged. */
  hasPaymentProblem: boolean;
};

const NOTHING: DerivedSubscription = {
  sourceId: null,
  planCode: "FREE",
  status: "none",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  hasPaymentProblem: false,
};

/**
 * What a customer has, from what the payment provider says of them now. It looks at nothing else, so
 * that it does not matter which events came, in which order or how often.
 */
export function deriveSubscription(state: CustomerState, now: Date): DerivedSubscription {
  const lifetime = findLifetime(state);
  if (lifetime) {
    const { id: sourceId, planCode } = lifetime;
    return { ...NOTHING, sourceId, planCode, status: "ACTIVE" };
  }
  const running = findRunning(state, now);
  if (!running) return deriveEnded(state, now);
  const { planCode, cancelAtPeriodEnd, status } = running;
  return {
    sourceId: running.id,
    planCode,
    status: cancelAtPeriodEnd ? "CANCEL_AT_PERIOD_END" : "ACTIVE",
    currentPeriodEnd: accessEnd(running),
    cancelAtPeriodEnd,
    hasPaymentProblem: status === "past_due",
  };
}

function deriveEnded(state: CustomerState, now: Date): DerivedSubscription {
  const [last] = listPaid(state);
  if (!last) return NOTHING;
  const { id: sourceId, planCode, periodEnd } = last;
  const currentPeriodEnd = periodEnd && periodEnd <= now ? periodEnd : null;
  const ending = subscriptionsToEnd(state, now);
  const hasPaymentProblem = listCharging(state).some(({ id }) => !ending.includes(id));
  const ended = { sourceId, planCode, currentPeriodEnd, hasPaymentProblem };
  return { ...NOTHING, ...ended, status: "EXPIRED" };
}

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

/**
 * Those that go on charging unless someone ends them, whether they give access or not. One whose first
 * payment is under way may yet come to nothing, and is not among them.
 */
export function listCharging({ isDeleted, subscriptions }: CustomerState): ProviderSubscription[] {
  return isDeleted ? [] : subscriptions.filter(mayChargeAgain);
}

function mayChargeAgain({ status, cancelAtPeriodEnd }: ProviderSubscription): boolean {
  const hasEnded = status === "canceled" || status === "incomplete_expired";
  return !hasEnded && status !== "incomplete" && !cancelAtPeriodEnd;
}

/** Something that a customer has paid for, whatever became of it. */
type PaidPlan = { id: string; planCode: PlanCode; since: Date; periodEnd: Date | null };

/** Newest first. */
export function listPaid({ subscriptions, purchases }: CustomerState): PaidPlan[] {
  const once = purchases.map(({ id, planCode, paidAt }) => ({
    id,
    planCode,
    since: paidAt,
    periodEnd: null,
  }));
  const monthly = subscriptions
    .filter(hasBegun)
    .map(({ id, planCode, createdAt, currentPeriodEnd }) => ({
      id,
      planCode,
      since: createdAt,
      periodEnd: currentPeriodEnd,
    }));
  return [...once, ...monthly].toSorted((a, b) => b.since.getTime() - a.since.getTime());
}

/** The first payment went through. */
function hasBegun({ status }: ProviderSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}

/** `createdAt` by the provider's clock, as all dates of a customer are. */
type OpenCheckout = { planCode: PlanCode; createdAt: Date };

/**
 * A payment page must not be paid on any more: it was used, a plan was bought since on another one, or
 * there is nothing left to buy.
 */
export function isCheckoutOver(checkout: OpenCheckout, state: CustomerState): boolean {
  if (findLifetime(state)) return true;
  const { createdAt } = checkout;
  return listPaid(state).some(({ planCode, since }) =>
    planCode === checkout.planCode ? createdAt <= since : createdAt < since,
  );
}
