import type { CustomerState, ProviderSubscription } from "./customer-state.ts";

/**
 * Those that go on charging unless someone ends them, whether they give access or not. One whose first
 * payment is under way may yet come to nothing, and is not among them.
 */
export function listCharging({ isDeleted, subscriptions }: CustomerState): ProviderSubscription[] {
  return isDeleted ? [] : subscriptions.filter(mayChargeAgain);
}

function mayChargeAgain({ status, cancelAtPeriodEnd }: ProviderSubscription): boolean {
  const hasEnded = status === "canceled" || status === "incomplete_expired";
  return !hasEnded && status !== "incomplete" && !cancelAtPeriodEnd;
}
