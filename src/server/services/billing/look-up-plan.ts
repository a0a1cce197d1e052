import type { CustomerState } from "#engine/billing/customer-state.ts";
import { deriveSubscription } from "#engine/billing/derive-subscription.ts";
import { findDoublePayments } from "#engine/billing/find-double-payments.ts";
import { listReceipts } from "#engine/billing/list-receipts.ts";
import { mergeCustomers } from "#engine/billing/merge-customers.ts";
import { subscriptionsToEnd } from "#engine/billing/subscriptions-to-end.ts";
import { beginLook, claimWriting } from "#server/db/billing-customers-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteReceipts } from "../notices/note-receipts.ts";
import { closeCheckouts } from "./close-checkouts.ts";
import { endSubscriptions } from "./end-subscriptions.ts";
import { fetchCustomers } from "./fetch-customers.ts";
import { returnPayments } from "./return-payments.ts";
import { writePlan } from "./write-plan.ts";

export type BillingDeps = Pick<ServiceDeps, "database" | "payments" | "clock" | "logger">;

export type PlanLook = {
  /** All that the user has, without the subscriptions that were ended just now. */
  state: CustomerState;
  /** The customer to whom more can be sold; null where all were deleted. */
  customerId: string | null;
};

/**
 * Asks the provider what is true of a user now, and writes it. One whom the provider does not know is a
 * failure that writes nothing: a wrong key looks the same, and must not end what was paid for. The
 * answer is null for who was never a customer. No transaction waits for the provider: looks are
 * numbered instead.
 */
export async function lookUpPlan(deps: BillingDeps, userId: UserId): Promise<PlanLook | null> {
  const { db } = deps.database;
  const account = { userId, mode: deps.payments.mode };
  const look = await beginLook(db, account);
  if (!look) return null;
  const { known, unknownIds } = await fetchCustomers(deps.payments, look.customerIds);
  const state = mergeCustomers(known.map((customer) => customer.state));
  const now = deps.clock();
  const derived = deriveSubscription(state, now);
  await db.transaction(async (tx) => {
    if (await claimWriting(tx, account, look.number)) {
      await writePlan(tx, account, { derived, known, unknownIds, now });
    }
    // With the plan: whoever has it may never be looked at again.
    await noteReceipts(tx, account, listReceipts(state, now), now);
  });
  const ended = subscriptionsToEnd(state, now);
  await endSubscriptions(deps, known, ended);
  await returnPayments(deps, userId, findDoublePayments(state, now));
  await closeCheckouts(deps, account, state);
  const subscriptions = state.subscriptions.filter(({ id }) => !ended.includes(id));
  const customer = known.find(({ state: { isDeleted } }) => !isDeleted);
  return { state: { ...state, subscriptions }, customerId: customer?.customerId ?? null };
}
