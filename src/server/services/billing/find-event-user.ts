import * as z from "zod";
import { findCustomerById, saveCustomer } from "#server/db/billing-customers-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { BillingDeps } from "./look-up-plan.ts";

type EventOwner = { type: string; customerId: string; userId: string | null };

/**
 * The user whom an event is about; null for someone who is not ours. A customer who is not known here,
 * as after a database was restored, is known again by the mark that we gave them.
 */
export async function findEventUser(deps: BillingDeps, event: EventOwner): Promise<UserId | null> {
  const { db } = deps.database;
  const { mode } = deps.payments;
  const customer = await findCustomerById(db, event.customerId);
  if (customer) return customer.mode === mode ? customer.userId : null;
  const marked = (await deps.payments.findCustomerUser(event.customerId)) ?? event.userId;
  const user = isUserId(marked) ? await findUserById(db, marked) : null;
  const { type, customerId } = event;
  if (!user) {
    // A plan that nobody has is paid for, or may be: only the operator can see to it.
    const isOurs = isUserId(marked) && !ENDINGS.has(type);
    if (isOurs) deps.logger.warn({ type, customerId }, "payment event of a user who is gone");
    return null;
  }
  await saveCustomer(db, { userId: user.id, mode, customerId, createdAt: deps.clock() });
  return user.id;
}

/** What is reported when an account is deleted and all that it could pay for is ended. */
const ENDINGS = new Set([
  "checkout.session.expired",
  "customer.deleted",
  "customer.subscription.deleted",
]);

/** Marks are the provider's account holder's to write, and may say anything. */
function isUserId(mark: string | null): mark is UserId {
  return z.uuid().safeParse(mark).success;
}
