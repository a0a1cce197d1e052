import type { Stripe } from "stripe";
import type {
  ProviderPayment,
  ProviderSubscription,
  ProviderSubscriptionStatus,
} from "#engine/billing/customer-state.ts";
import { readPaidPlan } from "./read-paid-plan.ts";

const STATUSES = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
  "incomplete",
  "incomplete_expired",
] as const satisfies ProviderSubscriptionStatus[];

/** null for one that is not of our plans, or in a state that this version does not know. */
export function readSubscription(
  subscription: Stripe.Subscription,
  payments: ProviderPayment[],
): ProviderSubscription | null {
  const planCode = readPaidPlan(subscription.metadata);
  const status = STATUSES.find((known) => known === subscription.status);
  if (!planCode || !status) return null;
  const periodEnd = findPeriodEnd(subscription);
  const endsAt = subscription.cancel_at;
  // Stripe's portal may write either of the two.
  const isCancelledBy = endsAt !== null && (periodEnd === null || endsAt <= periodEnd);
  const end = isCancelledBy ? endsAt : periodEnd;
  return {
    id: subscription.id,
    planCode,
    status,
    currentPeriodEnd: end === null ? null : new Date(end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || isCancelledBy,
    createdAt: new Date(subscription.created * 1000),
    payments,
  };
}

/** Each item has a period of its own; ours have one item. */
function findPeriodEnd({ items }: Stripe.Subscription): number | null {
  const ends = items.data.map((item) => item.current_period_end);
  return ends.length > 0 ? Math.max(...ends) : null;
}
