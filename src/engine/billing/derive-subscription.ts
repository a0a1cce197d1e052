import type { CustomerState } from "./customer-state.ts";
import { keepsPayment } from "./keeps-payment.ts";
import { listCharging } from "./list-charging.ts";
import { listPaid } from "./list-paid.ts";
import type { PlanCode } from "./plans.ts";
import { accessEnd, findRunning } from "./running-subscription.ts";
import { subscriptionsToEnd } from "./subscriptions-to-end.ts";

export const SUBSCRIPTION_STATUSES = ["none", "ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"] as const;

export type DerivedSubscription = {
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
  if (state.purchases.some(keepsPayment)) {
    return { ...NOTHING, planCode: "PREMIUM_LIFETIME", status: "ACTIVE" };
  }
  const running = findRunning(state, now);
  if (!running) return deriveEnded(state, now);
  const { planCode, cancelAtPeriodEnd, status } = running;
  return {
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
  const { planCode, periodEnd } = last;
  const currentPeriodEnd = periodEnd && periodEnd <= now ? periodEnd : null;
  const ending = subscriptionsToEnd(state, now);
  const hasPaymentProblem = listCharging(state).some(({ id }) => !ending.includes(id));
  return { ...NOTHING, planCode, status: "EXPIRED", currentPeriodEnd, hasPaymentProblem };
}
