import { expect, test } from "vitest";
import type { CustomerState, ProviderPayment, ProviderSubscription } from "./customer-state.ts";
import { listReceipts } from "./list-receipts.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);

const payment = (changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
  paidCents: 2999,
  refundedCents: 0,
  dispute: "none",
  paidAt: NOW,
  ...changes,
});

const subscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: "sub_1",
  planCode: "PREMIUM_MONTHLY",
  status: "active",
  currentPeriodEnd: daysAgo(-30),
  cancelAtPeriodEnd: false,
  createdAt: NOW,
  latestPayment: payment(),
  ...changes,
});

const state = (changes: Partial<CustomerState>): CustomerState => ({
  isDeleted: false,
  subscriptions: [],
  purchases: [],
  ...changes,
});

const bought = {
  key: "sub_1 2026-11-15T12:00:00.000Z",
  planCode: "PREMIUM_MONTHLY",
  paidCents: 2999,
  paidAt: NOW,
  isRenewal: false,
};

test.each([
  ["nothing", state({}), []],
  ["a first month", state({ subscriptions: [subscription()] }), [bought]],
  [
    "another month",
    state({ subscriptions: [subscription({ createdAt: daysAgo(31) })] }),
    [{ ...bought, isRenewal: true }],
  ],
  [
    "what was paid for once, at the price that was paid",
    state({
      purchases: [{ id: "pi_1", planCode: "PREMIUM_LIFETIME", ...payment({ paidCents: 9999 }) }],
    }),
    [{ ...bought, key: "pi_1", planCode: "PREMIUM_LIFETIME", paidCents: 9999 }],
  ],
  ["no payment yet", state({ subscriptions: [subscription({ latestPayment: null })] }), []],
  [
    "a payment that is no news",
    state({ subscriptions: [subscription({ latestPayment: payment({ paidAt: daysAgo(5) }) })] }),
    [],
  ],
  [
    "a payment that went back",
    state({ subscriptions: [subscription({ latestPayment: payment({ refundedCents: 2999 }) })] }),
    [],
  ],
  [
    "a free month",
    state({ subscriptions: [subscription({ latestPayment: payment({ paidCents: 0 }) })] }),
    [],
  ],
] as const)("%s", (_case, customer, receipts) => {
  expect(listReceipts(customer, NOW)).toEqual(receipts);
});
