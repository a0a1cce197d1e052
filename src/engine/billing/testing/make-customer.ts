import type { CustomerState, ProviderPurchase, ProviderSubscription } from "../customer-state.ts";

const PAYMENT = { refundedCents: 0, dispute: "none" } as const;

/** A subscription that was paid for at the given time and runs for 30 days. */
export function makeSubscription(
  paidAt: Date,
  changes: Partial<ProviderSubscription> = {},
): ProviderSubscription {
  return {
    id: "sub_1",
    planCode: "PREMIUM_MONTHLY",
    status: "active",
    currentPeriodEnd: new Date(paidAt.getTime() + 30 * 24 * 3600 * 1000),
    cancelAtPeriodEnd: false,
    createdAt: paidAt,
    latestPayment: { ...PAYMENT, paidCents: 29_99, paidAt },
    ...changes,
  };
}

/** Lifetime access that was paid for at the given time. */
export function makePurchase(
  paidAt: Date,
  changes: Partial<ProviderPurchase> = {},
): ProviderPurchase {
  return {
    ...PAYMENT,
    id: "pi_1",
    planCode: "PREMIUM_LIFETIME",
    paidCents: 149_99,
    paidAt,
    ...changes,
  };
}

export function makeCustomer(state: Partial<CustomerState> = {}): CustomerState {
  return { isDeleted: false, subscriptions: [], purchases: [], ...state };
}
