import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { readSubscription } from "./read-stripe.ts";

const END = Date.UTC(2026, 11, 15) / 1000;
const EARLIER = END - 86_400;

const given = (changes: Partial<Stripe.Subscription> = {}): Stripe.Subscription =>
  ({
    id: "sub_1",
    status: "active",
    metadata: { planCode: "PREMIUM_MONTHLY" },
    created: END - 30 * 86_400,
    cancel_at: null,
    cancel_at_period_end: false,
    items: { data: [{ current_period_end: END }] },
    ...changes,
  }) as Stripe.Subscription;

test.each([
  ["renews", {}, END, false],
  ["ends with its period", { cancel_at_period_end: true, cancel_at: END }, END, true],
  ["ends with its period, said by date alone", { cancel_at: END }, END, true],
  ["ends before its period", { cancel_at: EARLIER }, EARLIER, true],
  ["ends some periods later", { cancel_at: END + 60 * 86_400 }, END, false],
])("one that %s", (_name, changes, end, cancelAtPeriodEnd) => {
  expect(readSubscription(given(changes), [])).toMatchObject({
    currentPeriodEnd: new Date(end * 1000),
    cancelAtPeriodEnd,
  });
});

test.each<[string, Partial<Stripe.Subscription>]>([
  ["without our mark", { metadata: {} }],
  ["marked as the free plan", { metadata: { planCode: "FREE" } }],
  ["of a plan that is no more", { metadata: { planCode: "GOLD" } }],
  ["in a state of the future", { status: "dormant" }],
])("one %s is left out", (_name, changes) => {
  expect(readSubscription(given(changes), [])).toBeNull();
});
