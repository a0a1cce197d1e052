import type { WebhookReceipt } from "#contract/billing.ts";
import { findCustomerById } from "#server/db/billing-customers-repository.ts";
import { markApplied, recordEvent } from "#server/db/billing-events-repository.ts";
import type { PaymentEvent } from "#server/gateways/payments/payments-gateway.ts";
import { noteReceipts } from "../notices/note-receipts.ts";
import { applyCustomer, type BillingDeps } from "./apply-customer.ts";
import { tellPaymentsFailure } from "./describe-payments-error.ts";

/**
 * An event only says whom to look at; what it claims is not believed. So events may come late, twice
 * or in any order. What fails is answered as a failure, and the provider sends it again.
 */
export function receiveWebhook(
  deps: BillingDeps,
  { body, signature }: { body: Buffer; signature: string },
): Promise<WebhookReceipt> {
  return tellPaymentsFailure(async () => {
    await applyEvent(deps, await deps.payments.readEvent(body, signature));
    return { received: true };
  });
}

async function applyEvent(deps: BillingDeps, event: PaymentEvent): Promise<void> {
  const { db } = deps.database;
  const { id, type, customerId } = event;
  if (customerId === null || !changesPlans(type)) return;
  const customer = await findCustomerById(db, customerId);
  if (!customer) return;
  const known = await recordEvent(db, { id, type, customerId, receivedAt: deps.clock() });
  if (known.appliedAt) return;
  const state = await applyCustomer(deps, customer);
  if (state) await noteReceipts(deps, customer.userId, state);
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
