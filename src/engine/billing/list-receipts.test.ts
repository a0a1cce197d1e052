import { DAY_MS } from "#engine/clock/time-units.ts";
import { expect, test } from "vitest";
import type { CustomerState } from "./customer-state.ts";
import { listReceipts } from "./list-receipts.ts";
import {
  makeCustomer,
  makePayment,
  makePurchase,
  makeSubscription,
} from "./testing/make-customer.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const subscribed = (...payments: ReturnType<typeof makePayment>[]) =>
  makeCustomer({ subscriptions: [makeSubscription(NOW, { payments })] });

const bought = {
  key: "pi_month",
  planCode: "PREMIUM_MONTHLY",
  paidCents: 2999,
  currency: "USD",
  paidAt: NOW,
  isRenewal: false,
};

test.each<[string, CustomerState, object[]]>([
  ["nothing", makeCustomer(), []],
  ["a first month", subscribed(makePayment(NOW)), [bought]],
  [
    "another month, and the one before it is no news",
    makeCustomer({
      subscriptions: [
        makeSubscription(daysAgo(31), {
          payments: [makePayment(NOW), makePayment(daysAgo(31), { id: "pi_before" })],
        }),
      ],
    }),
    [{ ...bought, isRenewal: true }],
  ],
  [
    "what was paid for once, at the price that was paid",
    makeCustomer({ purchases: [makePurchase(NOW, { paidCents: 9999 })] }),
    [{ ...bought, key: "pi_1", planCode: "PREMIUM_LIFETIME", paidCents: 9999 }],
  ],
  ["no payment yet", subscribed(), []],
  ["a payment that is no news", subscribed(makePayment(daysAgo(5))), []],
  ["a payment that went back", subscribed(makePayment(NOW, { refundedCents: 2999 })), []],
  ["a free month", subscribed(makePayment(NOW, { paidCents: 0 })), []],
  [
    "a month that is given back, since lifetime access was paid for before",
    makeCustomer({
      purchases: [makePurchase(daysAgo(10))],
      subscriptions: [makeSubscription(NOW)],
    }),
    [],
  ],
])("%s", (_case, customer, receipts) => {
  expect(listReceipts(customer, NOW)).toEqual(receipts);
});
