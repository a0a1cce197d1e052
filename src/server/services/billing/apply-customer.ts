import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  type DerivedSubscription,
  deriveSubscription,
} from "#engine/billing/derive-subscription.ts";
import { subscriptionsToEnd } from "#engine/billing/subscriptions-to-end.ts";
import {
  beginLook,
  type BillingCustomerRow,
  claimWriting,
} from "#server/db/billing-customers-repository.ts";
import type { Db } from "#server/db/database.ts";
import { markExpired, saveSubscription } from "#server/db/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { closePaidCheckouts } from "./close-paid-checkouts.ts";
import { endSubscriptions } from "./end-subscriptions.ts";

export type BillingDeps = Pick<ServiceDeps, "database" | "payments" | "clock">;
export type Customer = Pick<BillingCustomerRow, "userId" | "customerId">;

/**
 * Asks the provider what is true of a customer now, and writes it. One whom the provider does not know
 * is a failure that writes nothing: a wrong key looks the same, and must not end what was paid for.
 * The answer is null when the user is another customer by now. No transaction waits for the provider:
 * looks are numbered instead.
 */
export async function applyCustomer(
  deps: BillingDeps,
  { userId, customerId }: Customer,
): Promise<CustomerState | null> {
  const { db } = deps.database;
  const look = await beginLook(db, customerId);
  if (look === null) return null;
  const state = await deps.payments.fetchCustomerState(customerId);
  const now = deps.clock();
  await db.transaction(async (tx) => {
    if (!(await claimWriting(tx, customerId, look))) return;
    await write(tx, userId, deriveSubscription(state, now), now);
    await closePaidCheckouts(tx, userId, state);
  });
  const ended = subscriptionsToEnd(state, now);
  await endSubscriptions(deps, customerId, ended);
  return { ...state, subscriptions: state.subscriptions.filter(({ id }) => !ended.includes(id)) };
}

async function write(tx: Db, userId: UserId, derived: DerivedSubscription, now: Date) {
  const { planCode, status, currentPeriodEnd, hasPaymentProblem } = derived;
  if (status === "none") return markExpired(tx, userId, now);
  const times = { createdAt: now, updatedAt: now };
  const row = { userId, planCode, status, currentPeriodEnd, hasPaymentProblem, ...times };
  return saveSubscription(tx, row);
}
