import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml, renderPlainPage } from "#engine/html/escape-html.ts";
import type { Act } from "./control-acts.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import { itemOf } from "./run-subscription.ts";
import type { StandinSubscription } from "./standin-objects.ts";

export function renderTestPage(title: string, body: string): string {
  return renderPlainPage(
    title,
    `<p class="notice"><strong>Test payments: no money moves.</strong> This page stands in for a payment provider until one is configured.</p>
<h1>${escapeHtml(title)}</h1>
${body}`,
  );
}

/** `fields` are hidden ones. */
export function renderForm(token: string, fields: Record<string, string>, body: string): string {
  const hidden = Object.entries({ token, ...fields }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${hidden.join("")}${body}</form>`;
}

/** A button for each act that is possible now. */
export function renderActs<T extends { id: string }>(
  world: PaymentsWorld,
  token: string,
  object: T,
  acts: Act<T>[],
): string {
  const buttons = acts
    .filter(({ isPossible }) => isPossible(world, object))
    .map(
      ({ name, label }) =>
        `<button name="act" value="${name}" class="quiet">${escapeHtml(label)}</button>`,
    );
  if (buttons.length === 0) return "";
  const target = { target: object.id };
  return renderForm(token, target, `<div class="actions">${buttons.join("\n")}</div>`);
}

export function renderSubscription(subscription: StandinSubscription): string {
  const { current_period_end: end, price } = itemOf(subscription);
  return `<div class="row"><strong>Subscription, ${formatPrice(price.unit_amount, price.currency)} a month</strong><span>${describeStatus(subscription)}</span><span class="muted mono">period ends ${formatTime(end)}</span></div>`;
}

function describeStatus({
  status,
  cancel_at_period_end: isCancelled,
}: StandinSubscription): string {
  switch (status) {
    case "active":
      return isCancelled ? "cancelled, runs until the period ends" : "active";
    case "past_due":
      return "payment failed";
    case "canceled":
      return "ended";
  }
}

/** 2026-11-15 12:00 UTC */
export function formatTime(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
