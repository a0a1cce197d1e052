import { expect, test } from "vitest";
import {
  type CustomerState,
  mergeCustomers,
  type ProviderPayment,
  type ProviderPurchase,
  type ProviderSubscription,
  findDoublePayments,
} from "./customer-state.ts";
import {
  makeCustomer,
  makePurchase,
  makeSubscription,
  makePayment,
} from "./testing/make-customer.ts";
import { deriveSubscription } from "./subscription.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const nothing = makeCustomer();
const monthly = makeCustomer({ subscriptions: [makeSubscription(NOW)] });
const lifetime = makeCustomer({ purchases: [makePurchase(NOW)] });
const deleted = (state: CustomerState): CustomerState => ({ ...state, isDeleted: true });

test.each<[string, CustomerState[], string, string | null]>([
  ["one with nothing and one with a month", [nothing, monthly], "ACTIVE", "sub_1"],
  ["one with a month and one with lifetime", [monthly, lifetime], "ACTIVE", "pi_1"],
  ["a deleted one with a month", [deleted(monthly), nothing], "EXPIRED", "sub_1"],
  ["a deleted one with lifetime", [deleted(lifetime), nothing], "ACTIVE", "pi_1"],
  ["a deleted one and one with a month", [deleted(nothing), monthly], "ACTIVE", "sub_1"],
])("who is %s", (_case, states, status, sourceId) => {
  for (const order of [states, states.toReversed()]) {
    expect(deriveSubscription(mergeCustomers(order), NOW)).toMatchObject({ status, sourceId });
  }
});

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
  const { toReturn } = findDoublePayments(state, AFTER);
  expect(toReturn.map(({ id }) => id)).toEqual(ids);
});

/** Two subscriptions, the first paid before, the second now; each with a payment of its own. */
const overlapping = (
  first: Partial<ProviderSubscription> = {},
  second: Partial<ProviderSubscription> = {},
): CustomerState =>
  makeCustomer({
    subscriptions: [
      makeSubscription(AFTER, { id: "sub_2", payments: [month(AFTER)], ...second }),
      makeSubscription(BEFORE, { payments: [month(BEFORE)], ...first }),
    ],
  });
const once = (changes: Partial<ProviderPayment>) => [month(BEFORE, changes)];
const daysBefore = (days: number) => new Date(AFTER.getTime() - days * DAY_MS);
const SECOND = ["pi_15_5"];

test.each<[string, CustomerState, string[]]>([
  ["runs", overlapping(), SECOND],
  ["was renewed", overlapping({ createdAt: daysBefore(400) }), SECOND],
  ["runs, once the second was ended", overlapping({}, { status: "canceled" }), SECOND],
  ["was cancelled to its end", overlapping({ cancelAtPeriodEnd: true }), SECOND],
  ["had ended", overlapping({ status: "canceled" }), []],
  ["owes a payment", overlapping({ status: "past_due" }), []],
  ["was given back", overlapping({ payments: once({ refundedCents: 29_99 }) }), []],
  ["is in dispute", overlapping({ payments: once({ dispute: "open" }) }), []],
  ["was free", overlapping({ payments: once({ paidCents: 0 }) }), []],
  ["was nearly over", overlapping({ payments: [month(daysBefore(28))] }), []],
  ["is of a deleted customer", { ...overlapping(), isDeleted: true }, []],
])("a second subscription while the first %s", (_case, state, ids) => {
  const { toReturn, inDoubt } = findDoublePayments(state, AFTER);
  expect(toReturn.map(({ id }) => id)).toEqual(ids);
  expect(inDoubt).toEqual([]);
});

test("a second subscription whose first payment is under way gives nothing back yet", () => {
  const state = overlapping({}, { status: "incomplete", payments: [] });
  expect(findDoublePayments(state, AFTER)).toEqual({ toReturn: [], inDoubt: [] });
});

const besideLifetime = (changes: Partial<ProviderPurchase>) => ({
  ...holding(month(AFTER)),
  purchases: [makePurchase(BOUGHT, changes)],
});

test.each<[string, CustomerState, string[]]>([
  ["a month after lifetime, a refund of which failed", besideLifetime({ hadRefund: true }), SECOND],
  ["one after lifetime, a part given back", besideLifetime({ refundedCents: 10_00 }), SECOND],
  ["one after lifetime whose dispute was won", besideLifetime({ dispute: "won" }), SECOND],
  [
    "lifetime again while the first was in dispute, which was won",
    makeCustomer({ purchases: twice({ dispute: "won" }, {}) }),
    ["pi_2"],
  ],
  [
    "lifetime again after a refund of the first, which failed",
    makeCustomer({ purchases: twice({ hadRefund: true }, {}) }),
    ["pi_2"],
  ],
  [
    "a second subscription beside one, a part of it given back",
    overlapping({ payments: once({ refundedCents: 10_00 }) }),
    SECOND,
  ],
])("moves no money, but tells of %s", (_case, state, ids) => {
  const { toReturn, inDoubt } = findDoublePayments(state, AFTER);
  expect(toReturn).toEqual([]);
  expect(inDoubt.map(({ id }) => id)).toEqual(ids);
});
