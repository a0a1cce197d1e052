import type { PaymentsWorld } from "./payments-world.ts";
import { answerError, answerMissing, answerWith, type StandinAnswer } from "./api-call.ts";

type Context = { world: PaymentsWorld; id: string };

/** POST /v1/invoices/{id}/void: nobody pays it any more, and its subscription owes nothing. */
export function answerInvoiceVoid({ world, id }: Context): StandinAnswer {
  const { store, emit } = world;
  const invoice = store.find("invoice", id);
  if (!invoice) return answerMissing("invoice", id);
  if (invoice.status !== "open") {
    return answerError(400, "You can only pass in open invoices. This invoice isn't open.");
  }
  invoice.status = "void";
  emit("invoice.voided", invoice);
  const owing = invoice.parent?.subscription_details.subscription ?? "";
  const subscription = store.find("subscription", owing);
  if (subscription?.status === "past_due" && subscription.latest_invoice === id) {
    subscription.status = "active";
    emit("customer.subscription.updated", subscription);
  }
  return answerWith(invoice);
}
