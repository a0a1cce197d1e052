import { Stripe } from "stripe";

/** The few fields that say whose an object is, whichever API version wrote the event. */
type EventSubject = {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
  charge?: string | { id: string } | null;
};

const MISSING = "resource_missing";

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

/** null for a charge that this account does not have. */
async function findPayer(stripe: Stripe, chargeId: string): Promise<string | null> {
  try {
    const { customer } = await stripe.charges.retrieve(chargeId);
    return customer ? idOf(customer) : null;
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === MISSING;
    if (isMissing) return null;
    throw error;
  }
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
