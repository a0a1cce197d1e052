import type { Stripe } from "stripe";

/** Far more than anyone opens in a day; it only keeps a broken answer from paging for ever. */
const MOST = 1000;

/** Closes every payment page of a customer that is still open. */
export async function expireCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions
    .list({ customer, status: "open", limit: 100 })
    .autoPagingToArray({ limit: MOST });
  for (const { id } of open) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid or expired while we looked: nothing to close any more.
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === "open") throw error;
    }
  }
}
