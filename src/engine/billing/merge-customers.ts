import type { CustomerState, ProviderSubscription } from "./customer-state.ts";

/** A user may be several customers, such as one who was deleted and the one who came after. */
export function mergeCustomers(states: CustomerState[]): CustomerState {
  return {
    isDeleted: states.every(({ isDeleted }) => isDeleted),
    subscriptions: states.flatMap(listSubscriptions),
    purchases: states.flatMap(({ purchases }) => purchases),
  };
}

/** Whoever is deleted is charged no more. */
function listSubscriptions({ isDeleted, subscriptions }: CustomerState): ProviderSubscription[] {
  if (!isDeleted) return subscriptions;
  return subscriptions.map((subscription) => ({ ...subscription, status: "canceled" }));
}
