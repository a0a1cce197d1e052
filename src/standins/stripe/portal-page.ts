import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";
import { renderControlLink } from "./checkout-page.ts";
import { PORTAL_ACTS } from "./control-acts.ts";
import { formatTime, renderActs, renderSubscription, renderTestPage } from "./page-parts.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinInvoice, StandinPortal } from "./standin-objects.ts";

/** Where customers see their invoices and change their subscription. */
export function renderPortal(world: PaymentsWorld, portal: StandinPortal, token: string): string {
  const { store } = world;
  const isTheirs = ({ customer }: { customer: string }) => customer === portal.customer;
  const subscriptions = store
    .list("subscription")
    .filter(isTheirs)
    .filter(({ status }) => status !== "canceled")
    .map(
      (subscription) =>
        `<section class="card">${renderSubscription(subscription)}
<p class="muted">Card: the test card that ends in 4242.</p>
${renderActs(world, token, subscription, PORTAL_ACTS)}</section>`,
    );
  const invoices = store.list("invoice").filter(isTheirs).map(renderInvoice);
  const back = portal.return_url
    ? `<p><a href="${escapeHtml(portal.return_url)}">Go back to Foothold</a></p>`
    : "";
  return renderTestPage(
    "Your billing",
    `${back}
<h2>Subscription</h2>
${subscriptions.join("\n") || `<p class="muted">No subscription is running.</p>`}
<h2>Invoices</h2>
${invoices.join("\n") || `<p class="muted">No invoices yet.</p>`}
${renderControlLink(portal.customer)}`,
  );
}

function renderInvoice({
  description,
  amount_due: cents,
  currency,
  status,
  created,
}: StandinInvoice): string {
  return `<div class="card row"><strong>${escapeHtml(description)}</strong><span>${formatPrice(cents, currency)}</span><span>${status}</span><span class="muted mono">${formatTime(created)}</span></div>`;
}
