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

/** Who the user is to the provider, with what they have there written down as it is now. */
export async function ensureCustomer(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<BillingCustomerRow> {
  const { db } = deps.database;
  const former = await findCustomer(db, userId);
  if (former && (await applyCustomer(deps, former))) return former;
  const user = await findUserById(db, userId);
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  const key = ["customer", userId, former?.customerId].filter(Boolean).join("-");
  const customerId = await deps.payments.createCustomer({ userId, email: user.email }, key);
  // A page that was opened for the former customer is lost with it.
  if (former) await deleteAllCheckouts(db, userId);
  return saveCustomer(db, { userId, customerId, createdAt: deps.clock() });
}
