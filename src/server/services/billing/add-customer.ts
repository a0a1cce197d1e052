import { deleteAllCheckouts } from "#server/db/billing-checkouts-repository.ts";
import { listCustomers, saveCustomer } from "#server/db/billing-customers-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Makes the user known to the provider, beside the customers that they were before. */
export async function addCustomer(deps: ServiceDeps, { userId }: Scope): Promise<string> {
  const { db } = deps.database;
  const account = { userId, mode: deps.payments.mode };
  const user = await findUserById(db, userId);
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  // All who ask at once send the same key, and become one customer.
  const former = await listCustomers(db, account);
  const key = ["customer", userId, former[0]?.customerId].filter(Boolean).join("-");
  const customerId = await deps.payments.createCustomer({ userId, email: user.email }, key);
  // A page that was opened for a former customer is lost with it.
  if (former.length > 0) await deleteAllCheckouts(db, account);
  await saveCustomer(db, { ...account, customerId, createdAt: deps.clock() });
  return customerId;
}
