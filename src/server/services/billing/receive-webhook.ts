import type { WebhookReceipt } from "#contract/billing.ts";
import { markApplied, recordEvent } from "#server/db/billing-events-repository.ts";
import type { PaymentEvent } from "#server/gateways/payments/payments-gateway.ts";
import { isPaymentsError, tellPaymentsFailure } from "./describe-payments-error.ts";
import { findEventUser } from "./find-event-user.ts";
import { type BillingDeps, lookUpPlan } from "./look-up-plan.ts";

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
