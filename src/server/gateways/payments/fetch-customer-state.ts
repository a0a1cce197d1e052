import type { Stripe } from "stripe";
import type { CustomerState, ProviderPayment } from "#engine/billing/customer-state.ts";
import { fetchDispute } from "./fetch-dispute.ts";
import { readPaidPlan } from "./read-paid-plan.ts";
import { readSubscription } from "./read-subscription.ts";

/** Far more than anyone has; it only keeps a broken answer from paging for ever. */
const MOST = 1000;

/** Everything that the product's plan follows from, asked for anew. */
export async function fetchCustomerState(stripe: Stripe, customer: string): Promise<CustomerState> {
  const page = { customer, limit: 100 };
  const [{ deleted: isDeleted }, subscriptions, invoices, intents] = await Promise.all([
    // A list may be empty for a customer whom Stripe never knew; this call tells.
    stripe.customers.retrieve(customer),
    stripe.subscriptions.list({ ...page, status: "all" }).autoPagingToArray({ limit: MOST }),
    stripe.invoices
      .list({ ...page, status: "paid", expand: ["data.payments"] })
      .autoPagingToArray({ limit: MOST }),
    stripe.paymentIntents
      .list({ ...page, expand: ["data.latest_charge.refunds"] })
      .autoPagingToArray({ limit: MOST }),
  ]);
  const payments = await fetchPayments(stripe, intents);

  const purchases = intents.flatMap(({ id, metadata }) => {
    const planCode = readPaidPlan(metadata);
    const payment = payments.get(id);
    return planCode && payment ? [{ planCode, ...payment }] : [];
  });
  return {
    isDeleted: isDeleted === true,
    purchases,
    subscriptions: subscriptions.flatMap((subscription) => {
      const paid = listIntents(invoices, subscription.id).flatMap((id) => payments.get(id) ?? []);
      const read = readSubscription(subscription, paid);
      return read ? [read] : [];
    }),
  };
}

/** What went through, by the id of its payment intent. */
async function fetchPayments(
  stripe: Stripe,
  intents: Stripe.PaymentIntent[],
): Promise<Map<string, ProviderPayment>> {
  const entries = intents.map(async ({ id, status, latest_charge: charge }) => {
    if (status !== "succeeded" || !charge || typeof charge === "string") return null;
    const payment: ProviderPayment = {
      id,
      paidCents: charge.amount_captured,
      currency: charge.currency.toUpperCase(),
      refundedCents: charge.amount_refunded,
      // What was given back is counted no more once that failed; the refund itself stays.
      hadRefund: charge.refunds?.data.length !== 0,
      dispute: charge.disputed ? await fetchDispute(stripe, charge.id) : "none",
      paidAt: new Date(charge.created * 1000),
    };
    return [id, payment] as const;
  });
  return new Map((await Promise.all(entries)).filter((entry) => entry !== null));
}

/** Of all invoices that were paid, the newest first, as invoices come. */
function listIntents(invoices: Stripe.Invoice[], subscriptionId: string): string[] {
  return invoices
    .filter(
      ({ parent, amount_paid: paidCents }) =>
        paidCents > 0 && idOf(parent?.subscription_details?.subscription) === subscriptionId,
    )
    .flatMap(({ payments }) => payments?.data ?? [])
    .filter(({ status }) => status === "paid")
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
