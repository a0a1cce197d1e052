import { DAY_MS } from "#engine/clock/time-units.ts";
import type {
  CustomerState,
  ProviderPayment,
  ProviderPurchase,
  ProviderSubscription,
} from "../customer-state.ts";

/** A month that was paid for at the given time. */
export function makePayment(paidAt: Date, changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    id: "pi_month",
    paidCents: 29_99,
    currency: "USD",
    refundedCents: 0,
    hadRefund: false,
    dispute: "none",
    paidAt,
    ...changes,
  };
}

/** A subscription that was paid for at the given time and runs for 30 days. */
export function makeSubscription(
  paidAt: Date,
  changes: Partial<ProviderSubscription> = {},
): ProviderSubscription {
  return {
    id: "sub_1",
    planCode: "PREMIUM_MONTHLY",
    status: "active",
    currentPeriodEnd: new Date(paidAt.getTime() + 30 * DAY_MS),
    cancelAtPeriodEnd: false,
    createdAt: paidAt,
    payments: [makePayment(paidAt)],
    ...changes,
  };
}

/** Lifetime access that was paid for at the given time. */
export function makePurchase(
  paidAt: Date,
  changes: Partial<ProviderPurchase> = {},
): ProviderPurchase {
  return {
    ...makePayment(paidAt, { id: "pi_1", paidCents: 149_99 }),
    planCode: "PREMIUM_LIFETIME",
    ...changes,
  };
}

export function makeCustomer(state: Partial<CustomerState> = {}): CustomerState {
  return { isDeleted: false, subscriptions: [], purchases: [], ...state };
}
