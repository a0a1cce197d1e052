import type { CustomerState } from "./customer-state.ts";
import { findLifetime } from "./find-lifetime.ts";
import { listPaid } from "./list-paid.ts";
import type { PlanCode } from "./plans.ts";

/** `createdAt` by the provider's clock, as all dates of a customer are. */
export type OpenCheckout = { planCode: PlanCode; createdAt: Date };

/**
 * A payment page must not be paid on any more: it was used, a plan was bought since on another one, or
 * there is nothing left to buy.
 */
export function isCheckoutOver(checkout: OpenCheckout, state: CustomerState): boolean {
  if (findLifetime(state)) return true;
  const { createdAt } = checkout;
  return listPaid(state).some(({ planCode, since }) =>
    planCode === checkout.planCode ? createdAt <= since : createdAt < since,
  );
}
