import { deleteAllCheckouts } from "#server/db/billing-checkouts-repository.ts";
import { saveCustomer } from "#server/db/billing-customers-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/**
 * Makes the user known to the provider, beside the customers that they were before. All who ask at once
 * saw the same newest one, send the same key, and become one customer.
 */
export async function addCustomer(
  deps: ServiceDeps,
  { userId }: Scope,
  newestId: string | null,
): Promise<string> {
  const { db } = deps.database;
  const account = { userId, mode: deps.payments.mode };
  const user = await findUserById(db, userId);
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  const key = ["customer", userId, newestId].filter(Boolean).join("-");
  const customerId = await deps.payments.createCustomer({ userId, email: user.email }, key);
  await db.transaction(async (tx) => {
    const isNew = await saveCustomer(tx, { ...account, customerId, createdAt: deps.clock() });
    // A page that was opened for a former customer is lost with it.
    if (isNew) await deleteAllCheckouts(tx, account);
  });
  return customerId;
}
