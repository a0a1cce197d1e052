import type { CustomerState } from "#engine/billing/customer-state.ts";
import { keepsPayment } from "#engine/billing/keeps-payment.ts";
import { deleteAllCheckouts } from "#server/db/billing-checkouts-repository.ts";
import {
  type BillingCustomerRow,
  findCustomer,
  saveCustomer,
} from "#server/db/billing-customers-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { applyCustomer } from "./apply-customer.ts";
import { currentPlan } from "./current-plan.ts";
import { isPaymentsError } from "./describe-payments-error.ts";

export type KnownCustomer = { customerId: string; state: CustomerState };

/** Who the user is to the provider, with what they have there written down as it is now. */
export async function ensureCustomer(deps: ServiceDeps, scope: Scope): Promise<KnownCustomer> {
  const { db } = deps.database;
  const { userId } = scope;
  const former = await findCustomer(db, userId);
  const state = former && (await lookAgain(deps, former));
  if (former && state) return { customerId: former.customerId, state };
  if (former) await refuseWhilePlanRuns(deps, scope);
  const user = await findUserById(db, userId);
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  const key = ["customer", userId, former?.customerId].filter(Boolean).join("-");
  const customerId = await deps.payments.createCustomer({ userId, email: user.email }, key);
  // A page that was opened for the former customer is lost with it.
  if (former) await deleteAllCheckouts(db, userId);
  await saveCustomer(db, { userId, customerId, createdAt: deps.clock() });
  return { customerId, state: { isDeleted: false, subscriptions: [], purchases: [] } };
}

/** null for whom nothing can be sold to. Whoever was deleted but owns all there is needs no other. */
async function lookAgain(
  deps: ServiceDeps,
  former: BillingCustomerRow,
): Promise<CustomerState | null> {
  try {
    const state = await applyCustomer(deps, former);
    return state?.isDeleted && !state.purchases.some(keepsPayment) ? null : state;
  } catch (error) {
    if (isPaymentsError(error, "unknown-customer")) return null;
    throw error;
  }
}

/** Under a wrong key everyone is unknown: a new customer would cut the user off from what they pay for. */
async function refuseWhilePlanRuns(deps: ServiceDeps, scope: Scope): Promise<void> {
  const { code } = await currentPlan(deps, scope);
  if (code === "FREE") return;
  throw new ServiceError(
    "UPSTREAM",
    "The payment provider does not know you as a customer, so nothing can be bought right now. Your plan stays as it is. Whoever runs this server should check its Stripe settings.",
  );
}
