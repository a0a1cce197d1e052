import type { Stripe } from "stripe";
import { badSignature, rejected } from "./payments-gateway.ts";

/** An event that is older when it arrives is not believed: someone may have kept a copy. Nor is one from the future. */
const TOLERANCE_SECONDS = 300;

type SignedEvent = { rawBody: Buffer | string; signature: string; secret: string; now: Date };

export function verifyEvent(stripe: Stripe, signed: SignedEvent): Stripe.Event {
  verifySignature(stripe, signed);
  try {
    return stripe.webhooks.constructEvent(
      signed.rawBody,
      signed.signature,
      signed.secret,
      TOLERANCE_SECONDS,
      undefined,
      signed.now.getTime(),
    );
  } catch {
    // Signed, but of a kind that is not meant for us, such as Stripe's thin events.
    throw rejected("unreadable-event");
  }
}

/** By itself first: a malformed header makes the library throw all kinds of errors. */
function verifySignature({ webhooks }: Stripe, signed: SignedEvent): void {
  const { rawBody, signature, secret, now } = signed;
  try {
    const isGood = webhooks.signature?.verifyHeader(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    if (isGood && !isFromFuture(signature, now)) return;
  } catch {
    // Whatever it was, it is no proof of where the event comes from.
  }
  throw badSignature();
}

/** The library looks for old ones only, and one that is signed for next year would be good until then. */
function isFromFuture(signature: string, now: Date): boolean {
  const signedAtSeconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return !(signedAtSeconds * 1000 <= now.getTime() + TOLERANCE_SECONDS * 1000);
}

/** The few fields that say whose an object is, whichever API version wrote the event. */
type EventSubject = {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
  charge?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
};

export async function findEventCustomer(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<string | null> {
  const subject = event.data.object as EventSubject;
  if (subject.object === "customer") return subject.id ?? null;
  if (subject.customer) return idOf(subject.customer);
  const namesChargeOnly = subject.object === "dispute" || subject.object === "refund";
  return namesChargeOnly && subject.charge ? findPayer(stripe, idOf(subject.charge)) : null;
}

/** Customers, sessions and subscriptions bear the mark that we gave them. */
export function readEventUser(event: Stripe.Event): string | null {
  return (event.data.object as EventSubject).metadata?.["userId"] ?? null;
}

/**
 * Fails where the account does not have the charge: that is so under a wrong key as well, and the event
 * has to come again once the key is right.
 */
async function findPayer(stripe: Stripe, chargeId: string): Promise<string | null> {
  const { customer } = await stripe.charges.retrieve(chargeId);
  return customer ? idOf(customer) : null;
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
