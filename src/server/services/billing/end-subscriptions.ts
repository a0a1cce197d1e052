import type { KnownCustomer } from "./fetch-customers.ts";
import type { BillingDeps } from "./look-up-plan.ts";

/** Ends them at once, so that the customer is not charged for them again. */
export async function endSubscriptions(
  { payments }: Pick<BillingDeps, "payments">,
  known: KnownCustomer[],
  subscriptionIds: string[],
): Promise<void> {
  for (const { customerId, state } of known) {
    const theirs = state.subscriptions.filter(({ id }) => subscriptionIds.includes(id));
    for (const { id } of theirs) {
      try {
        await payments.cancelNow(id);
      } catch (error) {
        // Two events of one purchase may both try; the one that comes second finds nothing to end.
        const { subscriptions } = await payments.fetchCustomerState(customerId);
        const status = subscriptions.find((subscription) => subscription.id === id)?.status;
        if (status && status !== "canceled" && status !== "incomplete_expired") throw error;
      }
    }
  }
}
