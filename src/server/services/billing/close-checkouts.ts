import type { CustomerState } from "#engine/billing/customer-state.ts";
import { isCheckoutOver } from "#engine/billing/is-checkout-over.ts";
import type { BillingAccount } from "#server/db/billing-account.ts";
import { deleteCheckout, listOpenCheckouts } from "#server/db/billing-checkouts-repository.ts";
import type { BillingDeps } from "./look-up-plan.ts";

/** Payment pages that a purchase has overtaken are closed, so that nobody pays twice. */
export async function closeCheckouts(
  { database: { db }, payments }: BillingDeps,
  account: BillingAccount,
  state: CustomerState,
): Promise<void> {
  for (const checkout of await listOpenCheckouts(db, account)) {
    if (!isCheckoutOver(checkout, state)) continue;
    const isClosed = await payments.expireCheckout(checkout.sessionId);
    // One that the provider does not know may be open all the same, under the keys of before.
    if (isClosed) await deleteCheckout(db, checkout);
  }
}
