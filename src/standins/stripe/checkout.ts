import { type PaymentsWorld, inventId } from "./payments-world.ts";
import type { StandinSession } from "./standin-objects.ts";
import { startSubscription } from "./run-subscription.ts";
import { declinePayment, type Payment, takePayment, writeInvoice } from "./payments.ts";
import {
  answerError,
  answerMissing,
  answerWith,
  type StandinAnswer,
  RefusedCall,
  readMap,
  requireParam,
} from "./api-call.ts";
import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";
import { renderForm, renderTestPage } from "./control-page.ts";

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

type KnownSession = { world: PaymentsWorld; id: string };

export function answerSessionRead({ world, id }: KnownSession): StandinAnswer {
  const session = world.store.find("checkout.session", id);
  if (!session) return answerMissing("checkout.session", id);
  expireWhenLate(world, session);
  return answerWith(session);
}

/** POST /v1/checkout/sessions/{id}/expire: closes a page on which nobody has paid yet. */
export function answerSessionExpire({ world, id }: KnownSession): StandinAnswer {
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

const OPEN_SECONDS = 24 * 60 * 60;
const ITEM = "line_items[0]";
const PRICE = `${ITEM}[price_data]`;

type NewSession = { world: PaymentsWorld; pagesUrl: string; params: URLSearchParams };

/** POST /v1/checkout/sessions, for one item whose price is stated. */
export function answerSessionCreate({ world, pagesUrl, params }: NewSession): StandinAnswer {
  const { store, now } = world;
  const customer = requireCustomer(world, params);
  const mode = readMode(params);
  const id = inventId("cs_test");
  const session: StandinSession = {
    id,
    object: "checkout.session",
    created: now(),
    livemode: false,
    mode,
    status: "open",
    payment_status: "unpaid",
    customer,
    client_reference_id: params.get("client_reference_id"),
    metadata: readMap(params, "metadata"),
    amount_total: readAmount(params),
    currency: requireParam(params, `${PRICE}[currency]`),
    subscription: null,
    payment_intent: null,
    invoice: null,
    success_url: requireParam(params, "success_url"),
    cancel_url: params.get("cancel_url"),
    url: `${pagesUrl}/checkout/${id}`,
    expires_at: now() + OPEN_SECONDS,
  };
  const data = mode === "subscription" ? "subscription_data" : "payment_intent_data";
  store.orders[id] = {
    name: requireParam(params, `${PRICE}[product_data][name]`),
    metadata: readMap(params, `${data}[metadata]`),
    wantsInvoice: params.get("invoice_creation[enabled]") === "true",
  };
  return answerWith(store.put(session));
}

function readMode(params: URLSearchParams): StandinSession["mode"] {
  const mode = requireParam(params, "mode");
  const isMonthly = params.has(`${PRICE}[recurring][interval]`);
  if (mode === "subscription" && isMonthly) return mode;
  if (mode === "payment" && !isMonthly) return mode;
  throw new RefusedCall(
    answerError(400, `The price does not suit the mode '${mode}'.`, { param: "mode" }),
  );
}

function readAmount(params: URLSearchParams): number {
  const name = `${PRICE}[unit_amount]`;
  const cents = Number(requireParam(params, name));
  if (Number.isInteger(cents) && cents > 0) return cents;
  const details = { code: "parameter_invalid_integer", param: name };
  throw new RefusedCall(answerError(400, `Invalid integer: ${cents}`, details));
}

type Context = { world: PaymentsWorld; pagesUrl: string; params: URLSearchParams };

export function answerCustomerCreate({ world, params }: Context): StandinAnswer {
  const customer = world.store.put({
    ...begin(world, "cus"),
    object: "customer",
    email: params.get("email") ?? "",
    metadata: readMap(params, "metadata"),
  });
  world.emit("customer.created", customer);
  return answerWith(customer);
}

export function answerPortalCreate({ world, pagesUrl, params }: Context): StandinAnswer {
  const { store } = world;
  const customer = requireCustomer(world, params);
  const configuration = requireParam(params, "configuration");
  if (!store.find("billing_portal.configuration", configuration)) {
    return answerMissing("configuration", configuration, "configuration");
  }
  const base = begin(world, "bps");
  return answerWith(
    store.put({
      ...base,
      object: "billing_portal.session",
      customer,
      configuration,
      return_url: params.get("return_url"),
      url: `${pagesUrl}/portal/${base.id}`,
    }),
  );
}

export function answerSettingsCreate({ world, params }: Context): StandinAnswer {
  return answerWith(
    world.store.put({
      ...begin(world, "bpc"),
      object: "billing_portal.configuration",
      active: true,
      metadata: readMap(params, "metadata"),
    }),
  );
}

function requireCustomer({ store }: PaymentsWorld, params: URLSearchParams): string {
  const id = requireParam(params, "customer");
  if (store.find("customer", id)) return id;
  throw new RefusedCall(answerMissing("customer", id, "customer"));
}

function begin({ now }: PaymentsWorld, prefix: string) {
  return { id: inventId(prefix), created: now(), livemode: false as const };
}

export type CardName = keyof typeof CARDS;

/** Stripe's own test numbers for the same outcomes. */
export const CARDS = {
  works: { number: "4242 4242 4242 4242", outcome: "works" },
  declined: { number: "4000 0000 0000 0002", outcome: "is declined" },
  confirm: { number: "4000 0025 0000 3155", outcome: "needs a confirmation step" },
};

type CheckoutView = { token: string; chosen?: CardName; problem?: string };

export function renderCheckout(
  world: PaymentsWorld,
  session: StandinSession,
  { token, chosen = "works", problem }: CheckoutView,
): string {
  if (session.status !== "open") return renderOver(session);
  const name = nameOrder(world, session);
  const options = Object.entries(CARDS).map(
    ([card, { number, outcome }]) =>
      `<label class="option"><input type="radio" name="card" value="${card}"${card === chosen ? " checked" : ""}> <span><span class="mono">${number}</span> ${outcome}</span></label>`,
  );
  return renderTestPage(
    `Pay for ${name}`,
    `<p>${price(session)}, for ${escapeHtml(emailOf(world, session))}.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
${renderForm(
  token,
  {},
  `<fieldset><legend>Pay with a test card that</legend>
${options.join("\n")}
</fieldset>
<div class="actions"><button>Pay ${formatPrice(session.amount_total, session.currency)}</button>${renderWayBack(session, "Cancel and go back")}</div>`,
)}
${renderControlLink(session.customer)}`,
  );
}

/** The step that a bank may put between. */
export function renderConfirmation(
  world: PaymentsWorld,
  session: StandinSession,
  token: string,
): string {
  return renderTestPage(
    "Confirm this payment",
    `<p>The bank asks whether it is you who pays ${price(session)} for ${escapeHtml(nameOrder(world, session))}.</p>
${renderForm(
  token,
  { card: "confirm" },
  `<div class="actions"><button name="answer" value="yes">Confirm the payment</button>
<button name="answer" value="no" class="quiet">Refuse it</button></div>`,
)}`,
  );
}

export function renderControlLink(customerId: string): string {
  return `<p><a href="/test-payments/customers/${customerId}">What else can happen to this customer</a>: renewals, failures, refunds, disputes.</p>`;
}

function renderOver(session: StandinSession): string {
  const isPaid = session.status === "complete";
  return renderTestPage(
    isPaid ? "This is paid" : "This checkout has expired",
    `<p>${isPaid ? "It can't be paid twice." : "Please start again from the billing page."}</p>
<p>${isPaid ? `<a href="${escapeHtml(successUrlOf(session))}">Go back to Foothold</a>` : renderWayBack(session, "Go back to Foothold")}</p>
${renderControlLink(session.customer)}`,
  );
}

/** Stripe fills in the session's id where the shop asks for it. */
export function successUrlOf({ id, success_url: url }: StandinSession): string {
  return url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}

function renderWayBack({ cancel_url: url }: StandinSession, label: string): string {
  return url ? `<a href="${escapeHtml(url)}">${label}</a>` : "";
}

function nameOrder({ store }: PaymentsWorld, { id }: StandinSession): string {
  return store.orders[id]?.name ?? "Foothold";
}

function emailOf({ store }: PaymentsWorld, { customer }: StandinSession): string {
  return store.find("customer", customer)?.email ?? "";
}

function price({ amount_total: cents, currency, mode }: StandinSession): string {
  return `${formatPrice(cents, currency)} ${mode === "subscription" ? "a month" : "once"}`;
}
