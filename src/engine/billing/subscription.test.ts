import { describe, expect, test } from "vitest";
import type { CustomerState, DisputeState, ProviderSubscription } from "./customer-state.ts";
import {
  makeCustomer,
  makePayment,
  makePurchase,
  makeSubscription,
} from "./testing/make-customer.ts";
import { deriveSubscription, subscriptionsToEnd, isCheckoutOver } from "./subscription.ts";

const PAID = new Date("2026-11-01T09:00:00Z");
const PERIOD_END = new Date("2026-12-01T09:00:00Z");
const NOW = new Date("2026-11-15T12:00:00Z");
const DAY_LATER = new Date("2026-12-02T09:00:00Z");
const LATER = new Date("2026-12-02T00:00:00Z");

const monthly = (changes: Partial<ProviderSubscription> = {}): CustomerState =>
  makeCustomer({ subscriptions: [makeSubscription(PAID, changes)] });

const paid = (refundedCents: number, dispute: DisputeState = "none") => ({
  payments: [makePayment(PAID, { refundedCents, dispute })],
});

/** Paid for again today, after a first month that this became of. */
const renewed = (refundedCents: number, dispute: DisputeState = "none") => ({
  payments: [makePayment(NOW, { id: "pi_2" }), ...paid(refundedCents, dispute).payments],
});

const lifetime = (refundedCents = 0, dispute: DisputeState = "none"): CustomerState =>
  makeCustomer({ purchases: [makePurchase(PAID, { refundedCents, dispute })] });

const ACTIVE = {
  planCode: "PREMIUM_MONTHLY",
  status: "ACTIVE",
  currentPeriodEnd: PERIOD_END,
  cancelAtPeriodEnd: false,
  hasPaymentProblem: false,
};
const NONE = { planCode: "FREE", status: "none", currentPeriodEnd: null };
const ENDED = { planCode: "PREMIUM_MONTHLY", status: "EXPIRED", hasPaymentProblem: false };
const ENDED_EARLY = { ...ENDED, currentPeriodEnd: null };
const OWING = { ...ENDED, hasPaymentProblem: true };
const OWING_EARLY = { ...OWING, currentPeriodEnd: null };
const LIFETIME = { planCode: "PREMIUM_LIFETIME", status: "ACTIVE", currentPeriodEnd: null };
const LIFETIME_ENDED = { ...LIFETIME, status: "EXPIRED" };

describe("what a customer has", () => {
  test.each<[string, CustomerState, Date, object]>([
    ["nothing paid", makeCustomer(), NOW, NONE],
    ["a first payment under way", monthly({ status: "incomplete" }), NOW, NONE],
    ["a first payment that never came", monthly({ status: "incomplete_expired" }), NOW, NONE],
    ["a month paid", monthly(), NOW, ACTIVE],
    ["a trial", monthly({ status: "trialing", payments: [] }), NOW, ACTIVE],
    ["a month over, and no word of another within a day", monthly(), LATER, ACTIVE],
    [
      "a month over for a day, and no word of another",
      monthly(),
      DAY_LATER,
      { ...OWING, currentPeriodEnd: PERIOD_END },
    ],
    ["the very end of a month", monthly({ cancelAtPeriodEnd: true }), PERIOD_END, ENDED],
    [
      "cancelled, the month going on",
      monthly({ cancelAtPeriodEnd: true }),
      NOW,
      { ...ACTIVE, status: "CANCEL_AT_PERIOD_END", cancelAtPeriodEnd: true },
    ],
    ["cancelled, the month over", monthly({ status: "canceled" }), LATER, ENDED],
    ["cancelled at once", monthly({ status: "canceled" }), NOW, ENDED_EARLY],
    ["paused", monthly({ status: "paused" }), NOW, OWING_EARLY],
    [
      "a payment failed",
      monthly({ status: "past_due" }),
      NOW,
      { ...ACTIVE, hasPaymentProblem: true },
    ],
    ["a payment failed, and the period is over", monthly({ status: "past_due" }), LATER, OWING],
    ["the provider gave up on a payment", monthly({ status: "unpaid" }), NOW, OWING_EARLY],
    ["a part given back", monthly(paid(29_98)), NOW, ACTIVE],
    ["all given back", monthly(paid(29_99)), NOW, ENDED_EARLY],
    ["an open dispute", monthly(paid(0, "open")), NOW, OWING_EARLY],
    [
      "an open dispute, and cancelled",
      monthly({ ...paid(0, "open"), cancelAtPeriodEnd: true }),
      NOW,
      ENDED_EARLY,
    ],
    ["a dispute that was won", monthly(paid(0, "won")), NOW, ACTIVE],
    ["a dispute that was lost", monthly(paid(0, "lost")), NOW, ENDED_EARLY],
    ["a former month given back", monthly(renewed(29_99)), NOW, ACTIVE],
    ["a former month in dispute", monthly(renewed(0, "open")), NOW, OWING_EARLY],
    ["a former month whose dispute was won", monthly(renewed(0, "won")), NOW, ACTIVE],
    ["a former month whose dispute was lost", monthly(renewed(0, "lost")), NOW, ENDED_EARLY],
    ["lifetime access", lifetime(), new Date("2046-01-01"), LIFETIME],
    ["lifetime access, a part given back", lifetime(100_00), NOW, LIFETIME],
    ["lifetime access, all given back", lifetime(149_99), NOW, LIFETIME_ENDED],
    ["lifetime access, disputed", lifetime(0, "open"), NOW, LIFETIME_ENDED],
    ["lifetime access, dispute won", lifetime(0, "won"), NOW, LIFETIME],
    [
      "lifetime access for nothing",
      makeCustomer({ purchases: [makePurchase(PAID, { paidCents: 0 })] }),
      NOW,
      LIFETIME,
    ],
    ["lifetime and a month", { ...monthly(), purchases: lifetime().purchases }, NOW, LIFETIME],
    [
      "lifetime given back beside a month",
      { ...monthly(), purchases: lifetime(149_99).purchases },
      NOW,
      ACTIVE,
    ],
  ])("with %s", (_case, state, now, expected) => {
    expect(deriveSubscription(state, now)).toMatchObject(expected);
  });

  test("a payment that fails month after month gives access no longer than one of them", () => {
    const status = "past_due";
    const second = monthly({ status, currentPeriodEnd: new Date("2026-12-31T09:00:00Z") });
    const third = monthly({ status, currentPeriodEnd: new Date("2027-01-30T09:00:00Z") });
    expect(deriveSubscription(second, LATER)).toMatchObject({ status: "ACTIVE" });
    expect(deriveSubscription(third, new Date("2027-01-03"))).toMatchObject({ status: "EXPIRED" });
  });

  test("of two subscriptions the longer one counts, in whichever order they are listed", () => {
    const long = makeSubscription(NOW, { id: "sub_2" });
    const both = [makeSubscription(PAID, { cancelAtPeriodEnd: true, ...paid(10_00) }), long];
    for (const subscriptions of [both, both.toReversed()]) {
      expect(deriveSubscription(makeCustomer({ subscriptions }), NOW)).toMatchObject({
        status: "ACTIVE",
        currentPeriodEnd: long.currentPeriodEnd,
      });
    }
  });
});

describe("what must not be charged again", () => {
  const beside = (changes: Partial<ProviderSubscription>) => ({
    ...monthly(changes),
    purchases: lifetime().purchases,
  });

  test.each<[string, CustomerState, string[]]>([
    ["a month paid", monthly(), []],
    ["a payment that fails", monthly({ status: "past_due" }), []],
    [
      "a payment that fails, of one that was cancelled",
      monthly({ status: "past_due", cancelAtPeriodEnd: true }),
      ["sub_1"],
    ],
    ["a month beside lifetime access", beside({}), ["sub_1"]],
    ["a failing month beside lifetime access", beside({ status: "unpaid" }), ["sub_1"]],
    [
      "a month about to be paid beside lifetime access",
      beside({ status: "incomplete" }),
      ["sub_1"],
    ],
    ["an ended month beside lifetime access", beside({ status: "canceled" }), []],
    [
      "a month beside lifetime access given back",
      { ...monthly(), purchases: lifetime(149_99).purchases },
      [],
    ],
    ["a part given back", monthly(paid(10_00)), []],
    ["all given back", monthly(paid(29_99)), ["sub_1"]],
    ["an open dispute, which may be won", monthly(paid(0, "open")), []],
    ["a dispute that was lost", monthly(paid(0, "lost")), ["sub_1"]],
    ["a former month given back", monthly(renewed(29_99)), []],
    ["a former month whose dispute was lost", monthly(renewed(0, "lost")), ["sub_1"]],
    [
      "two months at once",
      makeCustomer({
        subscriptions: [makeSubscription(PAID), makeSubscription(NOW, { id: "sub_2" })],
      }),
      ["sub_2"],
    ],
    [
      "two months at once, a part of the first given back",
      makeCustomer({
        subscriptions: [
          makeSubscription(PAID, paid(10_00)),
          makeSubscription(NOW, { id: "sub_2" }),
        ],
      }),
      ["sub_1"],
    ],
    [
      "a failing month that would last longer than the paid one beside it",
      makeCustomer({
        subscriptions: [
          makeSubscription(PAID),
          makeSubscription(NOW, { id: "sub_2", status: "past_due" }),
        ],
      }),
      ["sub_2"],
    ],
  ])("with %s", (_case, state, expected) => {
    expect(subscriptionsToEnd(state, NOW)).toEqual(expected);
  });
});

const OPENED = new Date("2026-11-15T12:00:00Z");
const SOONER = new Date("2026-11-15T11:59:00Z");
const A_MINUTE_LATER = new Date("2026-11-15T12:01:00Z");

const paidMonthly = (at: Date) => makeCustomer({ subscriptions: [makeSubscription(at)] });
const paidOnce = (at: Date, refundedCents = 0) =>
  makeCustomer({ purchases: [makePurchase(at, { refundedCents })] });

test.each<[string, "PREMIUM_MONTHLY" | "PREMIUM_LIFETIME", CustomerState, boolean]>([
  ["nothing was paid", "PREMIUM_MONTHLY", makeCustomer(), false],
  ["it was paid on", "PREMIUM_MONTHLY", paidMonthly(A_MINUTE_LATER), true],
  ["it was paid on within its first second", "PREMIUM_MONTHLY", paidMonthly(OPENED), true],
  [
    "a month was bought on another page since",
    "PREMIUM_LIFETIME",
    paidMonthly(A_MINUTE_LATER),
    true,
  ],
  ["a month was bought before", "PREMIUM_LIFETIME", paidMonthly(SOONER), false],
  ["lifetime was bought since", "PREMIUM_MONTHLY", paidOnce(A_MINUTE_LATER), true],
  ["lifetime was bought before", "PREMIUM_MONTHLY", paidOnce(SOONER), true],
  ["lifetime of before was given back", "PREMIUM_LIFETIME", paidOnce(SOONER, 149_99), false],
])("whether a payment page is over when %s", (_case, planCode, state, expected) => {
  expect(isCheckoutOver({ planCode, createdAt: OPENED }, state)).toBe(expected);
});
