import { expect, test } from "vitest";
import { type CustomerState, mergeCustomers } from "./customer-state.ts";
import { makeCustomer, makePurchase, makeSubscription } from "./testing/make-customer.ts";
import { deriveSubscription } from "./subscription.ts";

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
