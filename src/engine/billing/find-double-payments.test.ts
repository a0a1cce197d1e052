import { expect, test } from "vitest";
import type { CustomerState, ProviderPayment, ProviderPurchase } from "./customer-state.ts";
import { paymentsToReturn } from "./payments-to-return.ts";
import {
  makeCustomer,
  makePayment,
  makePurchase,
  makeSubscription,
} from "./testing/make-customer.ts";

const BEFORE = new Date("2026-11-01T09:00:00Z");
const BOUGHT = new Date("2026-11-15T12:00:00Z");
const AFTER = new Date("2026-11-15T12:05:00Z");

const holding = (...payments: ProviderPayment[]): CustomerState =>
  makeCustomer({
    purchases: [makePurchase(BOUGHT)],
    subscriptions: [makeSubscription(BEFORE, { payments })],
  });
const month = (paidAt: Date, changes: Partial<ProviderPayment> = {}) =>
  makePayment(paidAt, { id: `pi_${paidAt.getUTCDate()}_${paidAt.getUTCMinutes()}`, ...changes });
const twice = (first: Partial<ProviderPurchase>, second: Partial<ProviderPurchase>) => [
  makePurchase(AFTER, { id: "pi_2", ...second }),
  makePurchase(BOUGHT, first),
];

test.each<[string, CustomerState, string[]]>([
  ["nothing", makeCustomer(), []],
  ["a month", makeCustomer({ subscriptions: [makeSubscription(BEFORE)] }), []],
  ["lifetime", makeCustomer({ purchases: [makePurchase(BOUGHT)] }), []],
  ["a month, then lifetime", holding(month(BEFORE)), []],
  ["lifetime, then a month", holding(month(AFTER)), ["pi_15_5"]],
  ["a month that was renewed after lifetime", holding(month(AFTER), month(BEFORE)), ["pi_15_5"]],
  ["a month after lifetime, given back", holding(month(AFTER, { refundedCents: 29_99 })), []],
  [
    "a month after lifetime, a part of it given back",
    holding(month(AFTER, { refundedCents: 10_00 })),
    ["pi_15_5"],
  ],
  ["a month after lifetime, for nothing", holding(month(AFTER, { paidCents: 0 })), []],
  ["a month after lifetime, in dispute", holding(month(AFTER, { dispute: "open" })), []],
  [
    "a month after lifetime that was given back",
    { ...holding(month(AFTER)), purchases: [makePurchase(BOUGHT, { refundedCents: 149_99 })] },
    [],
  ],
  [
    "a month after lifetime whose dispute was won",
    { ...holding(month(AFTER)), purchases: [makePurchase(BOUGHT, { dispute: "won" })] },
    [],
  ],
  ["lifetime twice", makeCustomer({ purchases: twice({}, {}) }), ["pi_2"]],
  [
    "lifetime again after the first was given back",
    makeCustomer({ purchases: twice({ refundedCents: 149_99 }, {}) }),
    [],
  ],
  [
    "lifetime again while the first is in dispute",
    makeCustomer({ purchases: twice({ dispute: "open" }, {}) }),
    [],
  ],
])("of %s", (_case, state, ids) => {
  expect(paymentsToReturn(state).map(({ id }) => id)).toEqual(ids);
});
