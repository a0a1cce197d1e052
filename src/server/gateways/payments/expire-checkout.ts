import { Stripe } from "stripe";
import type { CheckoutStatus } from "./payments-gateway.ts";

/** Stripe refuses to close what was paid or has run out, which is as good as closed. */
export async function expireCheckout(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    const status = await fetchCheckoutStatus(stripe, sessionId);
    if (status === "open") throw error;
    return status !== "missing";
  }
}

export async function fetchCheckoutStatus(
  stripe: Stripe,
  sessionId: string,
): Promise<CheckoutStatus> {
  try {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    return KNOWN.find((known) => known === status) ?? "expired";
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === MISSING;
    if (isMissing) return "missing";
    throw error;
  }
}

const MISSING = "resource_missing";
const KNOWN = ["open", "complete", "expired"] as const satisfies CheckoutStatus[];
