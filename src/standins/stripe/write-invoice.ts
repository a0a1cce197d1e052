import { inventId } from "./object-store.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinIntent, StandinInvoice } from "./standin-objects.ts";

type Bill = { intent: StandinIntent; description: string; subscriptionId: string | null };

/** Paid or open, as the payment went. */
export function writeInvoice(
  { store, now }: PaymentsWorld,
  { intent, description, subscriptionId }: Bill,
): StandinInvoice {
  const isPaid = intent.status === "succeeded";
  const base = { created: now(), livemode: false as const };
  const id = inventId("in");
  const invoice: StandinInvoice = {
    ...base,
    id,
    object: "invoice",
    customer: intent.customer,
    currency: intent.currency,
    status: isPaid ? "paid" : "open",
    amount_due: intent.amount,
    amount_paid: intent.amount_received,
    description,
    parent: subscriptionId === null ? null : nameSubscription(subscriptionId),
    payments: {
      object: "list",
      has_more: false,
      url: "/v1/invoice_payments",
      data: [
        {
          ...base,
          id: inventId("inpay"),
          object: "invoice_payment",
          invoice: id,
          amount_paid: isPaid ? intent.amount : null,
          status: isPaid ? "paid" : "open",
          payment: { type: "payment_intent", payment_intent: intent.id },
        },
      ],
    },
  };
  return store.put(invoice);
}

function nameSubscription(subscription: string): StandinInvoice["parent"] {
  return { type: "subscription_details", subscription_details: { subscription } };
}
