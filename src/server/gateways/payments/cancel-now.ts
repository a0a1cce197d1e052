import type { Stripe } from "stripe";

/**
 * Ends it with what it owes: an open invoice may be tried again, or be paid by hand for nothing. Should
 * the second step fail, then nothing is charged all the same.
 */
export async function cancelNow(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
  for (const { id } of data) await voidInvoice(stripe, id);
  await stripe.subscriptions.cancel(subscription);
}

/** One that was paid meanwhile is a failure: then there is a month that must not be taken away. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    const { status } = await stripe.invoices.retrieve(id);
    if (status !== "void") throw error;
  }
}
