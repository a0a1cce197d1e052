import { Stripe } from "stripe";
import { rejected } from "./payments-failures.ts";

/** An event that is older when it arrives is not believed: someone may have kept a copy. */
const TOLERANCE_SECONDS = 300;

type SignedEvent = { rawBody: Buffer | string; signature: string; secret: string; now: Date };

export function verifyEvent(stripe: Stripe, signed: SignedEvent): Stripe.Event {
  const { rawBody, signature, secret, now } = signed;
  try {
    return stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw error;
    // Signed, but of a kind that is not meant for us, such as Stripe's thin events.
    throw rejected("unreadable-event");
  }
}
