import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinSession } from "./standin-objects.ts";
import { startSubscription } from "./run-subscription.ts";
import { declinePayment, type Payment, takePayment, writeInvoice } from "./take-payment.ts";
import { answerError, answerMissing, answerWith, type StandinAnswer } from "./api-call.ts";

/** The card went through: what was ordered comes to be. */
export function completeSession(world: PaymentsWorld, session: StandinSession): void {
  const payment = orderOf(world, session);
  if (session.mode === "subscription") {
    const subscription = startSubscription(world, payment);
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
  } else {
    const { intent } = takePayment(world, payment);
    session.payment_intent = intent.id;
    if (world.store.orders[session.id]?.wantsInvoice) {
      const { description } = payment;
      const invoice = writeInvoice(world, { intent, description, subscriptionId: null });
      session.invoice = invoice.id;
      world.emit("invoice.paid", invoice);
    }
  }
  session.status = "complete";
  session.payment_status = "paid";
  world.emit("checkout.session.completed", session);
}

/** The session stays open: another card may work. */
export function declineSession(world: PaymentsWorld, session: StandinSession): void {
  declinePayment(world, orderOf(world, session));
}

/** Nobody pays a session after its day; whoever looks at it late finds it expired. */
export function expireWhenLate(world: PaymentsWorld, session: StandinSession): void {
  if (session.status === "open" && session.expires_at <= world.now()) expireSession(world, session);
}

export function expireSession(world: PaymentsWorld, session: StandinSession): void {
  session.status = "expired";
  world.emit("checkout.session.expired", session);
}

function orderOf({ store }: PaymentsWorld, session: StandinSession): Payment {
  const order = store.orders[session.id];
  return {
    customer: session.customer,
    amountCents: session.amount_total,
    currency: session.currency,
    description: order?.name ?? "",
    metadata: order?.metadata ?? {},
  };
}

type Context = { world: PaymentsWorld; id: string };

export function answerSessionRead({ world, id }: Context): StandinAnswer {
  const session = world.store.find("checkout.session", id);
  if (!session) return answerMissing("checkout.session", id);
  expireWhenLate(world, session);
  return answerWith(session);
}

/** POST /v1/checkout/sessions/{id}/expire: closes a page on which nobody has paid yet. */
export function answerSessionExpire({ world, id }: Context): StandinAnswer {
  const session = world.store.find("checkout.session", id);
  if (!session) return answerMissing("checkout.session", id);
  expireWhenLate(world, session);
  if (session.status !== "open") {
    return answerError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  expireSession(world, session);
  return answerWith(session);
}
