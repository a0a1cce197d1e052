import type { CustomerState } from "#engine/billing/customer-state.ts";
import { type BillingCustomerRow, findCustomer } from "#server/db/billing-customers-repository.ts";
import { findSubscription } from "#server/db/subscriptions-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { BillingDeps } from "./apply-customer.ts";
import { isPaymentsError } from "./describe-payments-error.ts";
import { endSubscriptions } from "./end-subscriptions.ts";
import { mayBeCharged } from "./may-be-charged.ts";

/** Sees to it that this user is never charged again, at once and for good; throws where that is not certain. */
export async function stopCharging(deps: BillingDeps, userId: UserId): Promise<void> {
  const customer = await findCustomer(deps.database.db, userId);
  if (!customer) return;
  try {
    await endAll(deps, customer);
  } catch (error) {
    // Without the provider's word ours counts: where nothing may be charged, nothing has to be ended.
    const isUnknown = isPaymentsError(error, "unknown-customer", "not-configured");
    const subscription = await findSubscription(deps.database.db, userId);
    if (!isUnknown || (subscription && mayBeCharged(subscription))) throw error;
  }
}

/** Pages first: what is paid on one in the meantime is a subscription by the time we look. */
async function endAll(deps: BillingDeps, { customerId }: BillingCustomerRow): Promise<void> {
  await deps.payments.expireCheckouts(customerId);
  const state = await deps.payments.fetchCustomerState(customerId);
  if (!state.isDeleted) await endSubscriptions(deps, customerId, listLiving(state));
}

function listLiving({ subscriptions }: CustomerState): string[] {
  return subscriptions
    .filter(({ status }) => status !== "canceled" && status !== "incomplete_expired")
    .map(({ id }) => id);
}
