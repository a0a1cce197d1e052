import { Stripe } from "stripe";
import { createOnce } from "./create-once.ts";

const DONE_BEFORE = "charge_already_refunded";

/** No amount is named: Stripe gives back what is left, so that no second request can give back more. */
export async function returnPayment(stripe: Stripe, paymentId: string): Promise<void> {
  const refund = { payment_intent: paymentId, reason: "duplicate" } as const;
  try {
    await createOnce(`refund-${paymentId}`, (idempotencyKey) =>
      stripe.refunds.create(refund, { idempotencyKey }),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === DONE_BEFORE) return;
    throw error;
  }
}
