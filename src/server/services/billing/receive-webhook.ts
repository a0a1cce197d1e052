import type { WebhookReceipt } from "#contract/billing.ts";
import { markApplied, recordEvent } from "#server/db/billing/payments-repository.ts";
import type { PaymentEvent } from "#server/gateways/payments/payments-gateway.ts";
import { lookUpPlan, isPaymentsError, tellPaymentsFailure } from "./look-up-plan.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";
import * as z from "zod";
import { findCustomerById, saveCustomer } from "#server/db/billing/subscriptions-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { UserId } from "#server/scope.ts";

/**
 * An event only says whom to look at; what it claims is not believed. So events may come late, twice
 * or in any order. What fails is answered as a failure, and the provider sends it again.
 */
export function receiveWebhook(
  deps: BillingDeps,
  { body, signature }: { body: Buffer; signature: string },
): Promise<WebhookReceipt> {
  return tellPaymentsFailure(async () => {
    await applyEvent(deps, await readEvent(deps, body, signature));
    return { received: true };
  });
}

async function readEvent(
  { payments, logger }: BillingDeps,
  body: Buffer,
  signature: string,
): Promise<PaymentEvent> {
  try {
    return await payments.readEvent(body, signature);
  } catch (error) {
    if (isPaymentsError(error, "bad-signature")) {
      // With a wrong signing secret no plan would ever open, and nobody else would notice.
      logger.warn({ bytes: body.length }, "payment event with a bad signature refused");
    }
    throw error;
  }
}

async function applyEvent(deps: BillingDeps, event: PaymentEvent): Promise<void> {
  const { db } = deps.database;
  const { id, type, customerId } = event;
  if (customerId === null || !changesPlans(type)) return;
  const userId = await findEventUser(deps, { ...event, customerId });
  if (!userId) return;
  const known = await recordEvent(db, { id, type, customerId, receivedAt: deps.clock() });
  if (known.appliedAt) return;
  await lookUpPlan(deps, userId);
  await markApplied(db, id, deps.clock());
}

const FAMILIES = [
  "charge.",
  "checkout.session.",
  "customer.deleted",
  "customer.subscription.",
  "invoice.",
  "payment_intent.",
  "refund.",
];

function changesPlans(type: string): boolean {
  return FAMILIES.some((family) => type.startsWith(family));
}

type EventOwner = { type: string; customerId: string; userId: string | null };

/**
 * The user whom an event is about; null for someone who is not ours. A customer who is not known here,
 * as after a database was restored, is known again by the mark that we gave them.
 */
async function findEventUser(deps: BillingDeps, event: EventOwner): Promise<UserId | null> {
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
