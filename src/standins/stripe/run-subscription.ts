import { inventId, type PaymentsWorld } from "./payments-world.ts";
import type { StandinInvoice, StandinItem, StandinSubscription } from "./standin-objects.ts";
import { declinePayment, type Payment, takePayment, writeInvoice } from "./payments.ts";

export function startSubscription(world: PaymentsWorld, order: Payment): StandinSubscription {
  const id = inventId("sub");
  const start = world.now();
  const subscription = world.store.put<StandinSubscription>({
    id,
    object: "subscription",
    created: start,
    livemode: false,
    customer: order.customer,
    status: "active",
    currency: order.currency,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    metadata: order.metadata,
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: inventId("si"),
          object: "subscription_item",
          subscription: id,
          quantity: 1,
          current_period_start: start,
          current_period_end: addMonth(start),
          price: { object: "price", unit_amount: order.amountCents, currency: order.currency },
        },
      ],
    },
  });
  // The plan's mark is on the subscription alone: Stripe does not copy it to what pays for it.
  const { intent } = takePayment(world, { ...order, metadata: {} });
  const { description } = order;
  const invoice = writeInvoice(world, { intent, description, subscriptionId: id });
  subscription.latest_invoice = invoice.id;
  world.emit("customer.subscription.created", subscription);
  world.emit("invoice.paid", invoice);
  return subscription;
}

/** As if the month were over: the next one is paid. */
export function renewSubscription(world: PaymentsWorld, subscription: StandinSubscription): void {
  const item = itemOf(subscription);
  movePeriod(item, item.current_period_end);
  payFor(world, subscription);
}

/** As if the month were over: the period moves on, but nobody pays for it. */
export function failRenewal(world: PaymentsWorld, subscription: StandinSubscription): void {
  movePeriod(itemOf(subscription), world.now());
  const { intent, charge } = declinePayment(world, dueFor(world, subscription));
  const { description } = charge;
  const invoice = writeInvoice(world, { intent, description, subscriptionId: subscription.id });
  subscription.status = "past_due";
  subscription.latest_invoice = invoice.id;
  world.emit("invoice.payment_failed", invoice);
  world.emit("customer.subscription.updated", subscription);
}

/** The retry that works after a failure. */
export function payOpenInvoice(world: PaymentsWorld, subscription: StandinSubscription): void {
  const open = world.store.find("invoice", subscription.latest_invoice ?? "");
  if (open?.status === "open") open.status = "void";
  payFor(world, subscription);
}

/** The day comes for one that was cancelled, or that was never paid. */
export function endPeriod(world: PaymentsWorld, subscription: StandinSubscription): void {
  const item = itemOf(subscription);
  item.current_period_end = world.now();
  item.current_period_start = Math.min(item.current_period_start, item.current_period_end);
  endSubscription(world, subscription);
}

export function endSubscription(world: PaymentsWorld, subscription: StandinSubscription): void {
  subscription.status = "canceled";
  subscription.ended_at = world.now();
  subscription.canceled_at ??= subscription.ended_at;
  world.emit("customer.subscription.deleted", subscription);
}

export function setCancelAtPeriodEnd(
  world: PaymentsWorld,
  subscription: StandinSubscription,
  isCancelled: boolean,
): void {
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCancelled ? world.now() : null;
  world.emit("customer.subscription.updated", subscription);
}

export function itemOf({ items }: StandinSubscription): StandinItem {
  const [item] = items.data;
  if (!item) throw new Error("a subscription has an item");
  return item;
}

function payFor(world: PaymentsWorld, subscription: StandinSubscription): StandinInvoice {
  const { intent, charge } = takePayment(world, dueFor(world, subscription));
  const { description } = charge;
  const invoice = writeInvoice(world, { intent, description, subscriptionId: subscription.id });
  subscription.status = "active";
  subscription.latest_invoice = invoice.id;
  world.emit("invoice.paid", invoice);
  world.emit("customer.subscription.updated", subscription);
  return invoice;
}

function dueFor({ store }: PaymentsWorld, subscription: StandinSubscription): Payment {
  const { customer, currency, latest_invoice: last } = subscription;
  return {
    customer,
    currency,
    amountCents: itemOf(subscription).price.unit_amount,
    description: store.find("invoice", last ?? "")?.description ?? "",
    metadata: {},
  };
}

function movePeriod(item: StandinItem, start: number): void {
  item.current_period_start = start;
  item.current_period_end = addMonth(start);
}

/** The same day of the next month, or its last one; in Unix seconds, both. */
export function addMonth(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  // The 31st of a month that has no such day runs over into the one after it.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}
