import { expect, test } from "vitest";
import type { CustomerState } from "./customer-state.ts";
import { makeCustomer, makePurchase, makeSubscription } from "./testing/make-customer.ts";
import { isCheckoutOver } from "./subscription.ts";

const OPENED = new Date("2026-11-15T12:00:00Z");
const SOONER = new Date("2026-11-15T11:59:00Z");
const LATER = new Date("2026-11-15T12:01:00Z");

const monthly = (at: Date) => makeCustomer({ subscriptions: [makeSubscription(at)] });
const lifetime = (at: Date, refundedCents = 0) =>
  makeCustomer({ purchases: [makePurchase(at, { refundedCents })] });

test.each<[string, "PREMIUM_MONTHLY" | "PREMIUM_LIFETIME", CustomerState, boolean]>([
  ["nothing was paid", "PREMIUM_MONTHLY", makeCustomer(), false],
  ["it was paid on", "PREMIUM_MONTHLY", monthly(LATER), true],
  ["it was paid on within its first second", "PREMIUM_MONTHLY", monthly(OPENED), true],
  ["a month was bought on another page since", "PREMIUM_LIFETIME", monthly(LATER), true],
  ["a month was bought before", "PREMIUM_LIFETIME", monthly(SOONER), false],
  ["lifetime was bought since", "PREMIUM_MONTHLY", lifetime(LATER), true],
  ["lifetime was bought before", "PREMIUM_MONTHLY", lifetime(SOONER), true],
  ["lifetime of before was given back", "PREMIUM_LIFETIME", lifetime(SOONER, 149_99), false],
])("when %s", (_case, planCode, state, expected) => {
  expect(isCheckoutOver({ planCode, createdAt: OPENED }, state)).toBe(expected);
});
