import { expect, inject, test } from "vitest";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  makeCustomer,
  makePayment,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { saveCustomer } from "#server/db/billing/subscriptions-repository.ts";
import { insertUser } from "#server/db/accounts/users-repository.ts";
import { useBillingTrial } from "./testing/billing-trial.ts";
import { deriveSubscription } from "#engine/billing/subscription.ts";

const trial = useBillingTrial();

const PAID = new Date("2026-11-15T11:00:00Z");
const PERIOD_END = new Date("2026-12-15T11:00:00Z");

/** Each event, with what is true once it happened. */
type Journey = { type: string; state: CustomerState }[];

function makeJourney(refundedCents: number): Journey {
  const canceling = { cancelAtPeriodEnd: true };
  const payments = [makePayment(PAID, { refundedCents })];
  const of = (changes: object) =>
    makeCustomer({ subscriptions: [makeSubscription(PAID, changes)] });
  return [
    { type: "customer.subscription.created", state: of({ status: "incomplete" }) },
    { type: "invoice.paid", state: of({}) },
    { type: "checkout.session.completed", state: of({}) },
    { type: "customer.subscription.updated", state: of(canceling) },
    { type: "charge.refunded", state: of({ ...canceling, payments }) },
  ];
}

const orders = permute([0, 1, 2, 3, 4]);
/** Ten, the one from the last event to the first among them. */
const someOrders = orders.filter((_, index) => index % 13 === 2);

const EXPIRED = { status: "EXPIRED", currentPeriodEnd: null };
const CANCELING = { status: "CANCEL_AT_PERIOD_END", currentPeriodEnd: PERIOD_END };

const once = (order: number[]) => order;
const againAtOnce = (order: number[]) => order.flatMap((event) => [event, event]);
const againLate = (order: number[]) => [...order, ...order];

const JOURNEYS = [
  ["a full refund", "once", 29_99, EXPIRED, once],
  ["a full refund", "once more after all", 29_99, EXPIRED, againLate],
  ["a part refunded", "twice in a row", 10_00, CANCELING, againAtOnce],
] as const;

test.each(JOURNEYS)(
  "a purchase, a cancellation and %s, each told %s, are read the same in every order",
  (_name, _times, refundedCents, expected, repeat) => {
    expect(orders).toHaveLength(120);
    const journey = makeJourney(refundedCents);
    for (const order of orders) {
      const read = repeat(order).map((_, index, steps) => {
        const furthest = Math.max(...steps.slice(0, index + 1));
        return deriveSubscription(journey[furthest]?.state ?? makeCustomer(), PAID);
      });
      expect(read.at(-1), order.join("")).toMatchObject({
        planCode: "PREMIUM_MONTHLY",
        ...expected,
        hasPaymentProblem: false,
      });
    }
  },
);

test.each(JOURNEYS)(
  "a purchase, a cancellation and %s, each told %s, end the same in every order",
  { timeout: 120_000 },
  async (name, times, refundedCents, expected, repeat) => {
    const journey = makeJourney(refundedCents);
    for (const order of inject("isNightly") ? orders : someOrders) {
      const run = `${name}-${times}-${order.join("")}`.replaceAll(" ", "-");
      const subscription = await deliver(journey, repeat(order), run);
      expect({ order, ...subscription }).toMatchObject({
        order,
        planCode: "PREMIUM_MONTHLY",
        ...expected,
        hasPaymentProblem: false,
      });
    }
  },
);

/** The provider is only just as far as what it reports; later events show it no earlier state. */
async function deliver(journey: Journey, order: readonly number[], run: string) {
  const { db } = trial.house.database;
  const createdAt = trial.house.clock();
  const { id: userId } = await insertUser(db, { email: `${run}@example.com`, createdAt });
  await saveCustomer(db, { userId, mode: "live", customerId: run, createdAt });
  let furthest = 0;
  for (const step of order) {
    furthest = Math.max(furthest, step);
    trial.payments.customers.set(run, structuredClone(journey[furthest]?.state ?? makeCustomer()));
    const response = await trial.report(run, journey[step]?.type, `evt-${run}-${step}`);
    expect(response.statusCode).toBe(200);
  }
  return trial.findSubscription(userId);
}

function permute(items: number[]): number[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) => {
    const rests = permute(items.filter((other) => other !== item));
    return rests.map((rest) => [item].concat(rest));
  });
}
