import type { Stripe } from "stripe";
import type { Plans } from "#engine/billing/plans.ts";
import type { NewCheckout } from "./payments-gateway.ts";

/** Prices come from the plans, so that nobody has to set them up at Stripe as well. */
export function orderPlan(
  plans: Plans,
  checkout: Omit<NewCheckout, "idempotencyKey">,
): Stripe.Checkout.SessionCreateParams {
  const { customerId, planCode, userId, successUrl, cancelUrl } = checkout;
  const plan = plans[planCode];
  const metadata = { planCode, userId };
  const isMonthly = plan.interval === "month";
  return {
    mode: isMonthly ? "subscription" : "payment",
    customer: customerId,
    client_reference_id: userId,
    allowed_payment_method_types: ["card"],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: plan.currency.toLowerCase(),
          unit_amount: plan.priceCents,
          product_data: { name: `Foothold ${plan.name}` },
          ...(isMonthly && { recurring: { interval: "month" } }),
        },
      },
    ],
    metadata,
    // The session's own metadata does not reach what comes of it; this is how we know it again.
    ...(isMonthly
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}
