import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";
import { CHARGE_ACTS, SUBSCRIPTION_ACTS } from "./control-acts.ts";
import { formatTime, renderActs, renderSubscription, renderTestPage } from "./page-parts.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import { findDispute } from "./payments.ts";
import type { StandinCharge, StandinCustomer, StandinEvent } from "./standin-objects.ts";

const SHOWN_EVENTS = 20;

type ControlView = { token: string; done: string | null };

/** Everything that can happen to a customer, by hand. */
export function renderControl(
  world: PaymentsWorld,
  customer: StandinCustomer,
  { token, done }: ControlView,
): string {
  const { store } = world;
  const isTheirs = (object: { customer: string }) => object.customer === customer.id;
  const subscriptions = store
    .list("subscription")
    .filter(isTheirs)
    .map(
      (subscription) =>
        `<section class="card">${renderSubscription(subscription)}
${renderActs(world, token, subscription, SUBSCRIPTION_ACTS)}</section>`,
    );
  const charges = store
    .list("charge")
    .filter(isTheirs)
    .map(
      (charge) =>
        `<section class="card">${renderCharge(world, charge)}
${renderActs(world, token, charge, CHARGE_ACTS)}</section>`,
    );
  const events = store.list("event").slice(0, SHOWN_EVENTS).map(renderEvent);
  return renderTestPage(
    "A test customer",
    `${renderDone(done)}
<p>${escapeHtml(customer.email)}. Each button does what time, a bank or the payment provider would do. Foothold learns of it by signed events.</p>
<p><a href="/billing">Billing in Foothold</a></p>
<h2>Subscriptions</h2>
${subscriptions.join("\n") || `<p class="muted">None yet.</p>`}
<h2>Payments</h2>
${charges.join("\n") || `<p class="muted">None yet.</p>`}
<h2>Latest events of all customers</h2>
${events.length > 0 ? `<ul class="mono">${events.join("")}</ul>` : `<p class="muted">None yet.</p>`}`,
  );
}

export function renderCustomers(customers: StandinCustomer[]): string {
  const rows = customers.map(
    ({ id, email, created }) =>
      `<div class="card row"><a href="/test-payments/customers/${id}">${escapeHtml(email)}</a><span class="muted mono">${formatTime(created)}</span></div>`,
  );
  return renderTestPage(
    "Test customers",
    rows.join("\n") ||
      `<p>Nobody yet. <a href="/billing">Choose a plan</a>, and its buyer appears here.</p>`,
  );
}

function renderDone(done: string | null): string {
  const act = [...SUBSCRIPTION_ACTS, ...CHARGE_ACTS].find(({ name }) => name === done);
  return act ? `<p class="notice" role="status">Done: ${escapeHtml(act.label)}.</p>` : "";
}

function renderCharge(world: PaymentsWorld, charge: StandinCharge): string {
  const dispute = findDispute(world, charge);
  const facts = [
    charge.paid ? "paid" : "declined",
    charge.amount_refunded > 0 &&
      `${formatPrice(charge.amount_refunded, charge.currency)} refunded`,
    dispute &&
      { needs_response: "disputed", won: "dispute won", lost: "dispute lost" }[dispute.status],
  ];
  return `<div class="row"><strong>${escapeHtml(charge.description)}, ${formatPrice(charge.amount, charge.currency)}</strong><span>${facts.filter(Boolean).join(", ")}</span><span class="muted mono">${formatTime(charge.created)}</span></div>`;
}

function renderEvent({ type, created, pending_webhooks: pending }: StandinEvent): string {
  return `<li>${formatTime(created)} ${escapeHtml(type)}${pending > 0 ? " (not taken yet)" : ""}</li>`;
}
