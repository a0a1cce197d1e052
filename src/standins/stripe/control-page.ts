import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml, renderPlainPage } from "#engine/html/escape-html.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import {
  findDispute,
  closeDispute,
  failRefund,
  findRefund,
  openDispute,
  refundCharge,
} from "./payments.ts";
import type {
  StandinCharge,
  StandinCustomer,
  StandinEvent,
  StandinSubscription,
} from "./standin-objects.ts";
import {
  endPeriod,
  failRenewal,
  payOpenInvoice,
  renewSubscription,
  setCancelAtPeriodEnd,
  itemOf,
} from "./run-subscription.ts";

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

/** What can be done to an object by hand, and when. */
export type Act<T> = {
  name: string;
  label: string;
  isPossible: (world: PaymentsWorld, object: T) => boolean;
  run: (world: PaymentsWorld, object: T) => void;
};

const isRunning = ({ status, cancel_at_period_end: isCancelled }: StandinSubscription) =>
  status === "active" && !isCancelled;
const isUnpaid = ({ status }: StandinSubscription) => status === "past_due";
const isCancelled = ({ status, cancel_at_period_end: ends }: StandinSubscription) =>
  status === "active" && ends;

export const SUBSCRIPTION_ACTS: Act<StandinSubscription>[] = [
  {
    name: "renew",
    label: "Renew now",
    isPossible: (_world, subscription) => isRunning(subscription),
    run: renewSubscription,
  },
  {
    name: "fail",
    label: "Fail the next payment",
    isPossible: (_world, subscription) => isRunning(subscription),
    run: failRenewal,
  },
  {
    name: "pay",
    label: "Pay the open invoice",
    isPossible: (_world, subscription) => isUnpaid(subscription),
    run: payOpenInvoice,
  },
  {
    name: "cancel",
    label: "Cancel at the end of the period",
    isPossible: (_world, subscription) => isRunning(subscription),
    run: (world, subscription) => setCancelAtPeriodEnd(world, subscription, true),
  },
  {
    name: "keep",
    label: "Keep the subscription",
    isPossible: (_world, subscription) => isCancelled(subscription),
    run: (world, subscription) => setCancelAtPeriodEnd(world, subscription, false),
  },
  {
    name: "end",
    label: "End the period",
    isPossible: (_world, subscription) => isCancelled(subscription) || isUnpaid(subscription),
    run: endPeriod,
  },
];

const isDisputed = (world: PaymentsWorld, charge: StandinCharge) =>
  findDispute(world, charge)?.status === "needs_response";

export const CHARGE_ACTS: Act<StandinCharge>[] = [
  {
    name: "refund",
    label: "Refund in full",
    isPossible: (_world, { paid, refunded }) => paid && !refunded,
    run: (world, charge) => refundCharge(world, charge, charge.amount_captured),
  },
  {
    name: "refund-part",
    label: "Refund a part",
    isPossible: (_world, charge) => charge.paid && charge.amount_refunded === 0,
    run: (world, charge) => refundCharge(world, charge, Math.floor(charge.amount_captured / 3)),
  },
  {
    name: "fail-refund",
    label: "Fail the refund",
    isPossible: (world, charge) => findRefund(world, charge) !== null,
    run: failRefund,
  },
  {
    name: "dispute",
    label: "Open a dispute",
    isPossible: (world, charge) => charge.paid && !isDisputed(world, charge),
    run: openDispute,
  },
  {
    name: "win",
    label: "Win the dispute",
    isPossible: isDisputed,
    run: (world, charge) => closeDispute(world, charge, "won"),
  },
  {
    name: "lose",
    label: "Lose the dispute",
    isPossible: isDisputed,
    run: (world, charge) => closeDispute(world, charge, "lost"),
  },
];

/** What the portal of a payment provider lets customers do by themselves. */
export const PORTAL_ACTS = SUBSCRIPTION_ACTS.filter(({ name }) =>
  ["pay", "cancel", "keep"].includes(name),
);

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

function describeStatus({ status, cancel_at_period_end: ends }: StandinSubscription): string {
  switch (status) {
    case "active":
      return ends ? "cancelled, runs until the period ends" : "active";
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
