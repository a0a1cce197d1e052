import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";
import { renderForm, renderTestPage } from "./control-page.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinSession } from "./standin-objects.ts";

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
