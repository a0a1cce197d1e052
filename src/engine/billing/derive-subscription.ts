import type { CustomerState } from "./customer-state.ts";
import { findLifetime } from "./find-lifetime.ts";
import { listCharging } from "./list-charging.ts";
import { listPaid } from "./list-paid.ts";
import type { PlanCode } from "./plans.ts";
import { accessEnd } from "./gives-access.ts";
import { findRunning } from "./running-subscription.ts";
import { subscriptionsToEnd } from "./subscriptions-to-end.ts";

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
