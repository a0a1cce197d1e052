import type { Stripe } from "stripe";

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
