import {
  type ApiCall,
  RefusedCall,
  answerError,
  answerMissing,
  answerWith,
  type StandinAnswer,
} from "./api-call.ts";
import {
  answerCustomerCreate,
  answerPortalCreate,
  answerSettingsCreate,
  answerSessionCreate,
  answerSessionExpire,
  answerSessionRead,
} from "./checkout.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import { endSubscription, setCancelAtPeriodEnd } from "./run-subscription.ts";
import type { StandinKind, StandinSubscription, StandinObject } from "./standin-objects.ts";
import { answerRefundCreate } from "./payments.ts";

type ListCall = { world: PaymentsWorld; params: URLSearchParams };

/** Filters that lists take; each compares a field of the same name. */
const FILTERS = ["customer", "charge", "active", "status"];

/** A page of the newest first, 10 unless stated, with what was asked to be expanded. */
function answerList({ world, params }: ListCall, kind: StandinKind): StandinAnswer {
  const customer = params.get("customer");
  if (customer !== null && !world.store.find("customer", customer)) {
    return answerMissing("customer", customer, "customer");
  }
  const found = world.store.list(kind).filter((object) => matches(object, params));
  const after = params.get("starting_after");
  const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(100, Number(params.get("limit") ?? 10));
  return answerWith({
    object: "list",
    url: "/v1",
    has_more: start + limit < found.length,
    data: found.slice(start, start + limit).map((object) => expand(world, object, params)),
  });
}

function matches(object: StandinObject, params: URLSearchParams): boolean {
  const subscription = params.get("subscription");
  if (subscription !== null && subscriptionOf(object) !== subscription) return false;
  return FILTERS.every((name) => {
    const wanted = params.get(name);
    if (wanted === null || wanted === "all") return true;
    return String((object as Record<string, unknown>)[name]) === wanted;
  });
}

function subscriptionOf(object: StandinObject): string | null {
  return object.object === "invoice"
    ? (object.parent?.subscription_details.subscription ?? null)
    : null;
}

/** Only what was asked for, so that a caller who forgot to ask notices. */
function expand(
  { store }: PaymentsWorld,
  object: StandinObject,
  params: URLSearchParams,
): Record<string, unknown> {
  const asked = new Set(
    [...params].filter(([key]) => key.startsWith("expand[")).map(([, path]) => path),
  );
  if (object.object === "payment_intent" && asked.has("data.latest_charge.refunds")) {
    const charge = store.find("charge", object.latest_charge);
    const data = store.list("refund").filter((refund) => refund.charge === charge?.id);
    const refunds = { object: "list", url: "/v1/refunds", has_more: false, data };
    return { ...object, latest_charge: { ...charge, refunds } };
  }
  if (object.object === "invoice" && !asked.has("data.payments")) {
    const { payments: _, ...rest } = object;
    return rest;
  }
  return { ...object };
}

type Surroundings = { world: PaymentsWorld; webhooks: object[]; pagesUrl: string };
type Context = Surroundings & { params: URLSearchParams; id: string };
type Answerer = (context: Context) => StandinAnswer;

/** As much of Stripe's API as the product uses. */
const CALLS: [string, RegExp, Answerer][] = [
  ["POST", /^\/v1\/customers$/, answerCustomerCreate],
  ["GET", /^\/v1\/customers\/(\w+)$/, ({ world, id }) => answerOne(world, "customer", id)],
  ["POST", /^\/v1\/customers\/(\w+)$/, ({ world, id }) => answerOne(world, "customer", id)],
  ["POST", /^\/v1\/checkout\/sessions$/, answerSessionCreate],
  ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, answerSessionRead],
  ["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, answerSessionExpire],
  ["POST", /^\/v1\/refunds$/, answerRefundCreate],
  ["GET", /^\/v1\/subscriptions$/, (context) => answerList(context, "subscription")],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, answerSubscriptionUpdate],
  ["DELETE", /^\/v1\/subscriptions\/(\w+)$/, answerSubscriptionCancel],
  ["GET", /^\/v1\/invoices$/, (context) => answerList(context, "invoice")],
  ["GET", /^\/v1\/invoices\/(\w+)$/, ({ world, id }) => answerOne(world, "invoice", id)],
  ["POST", /^\/v1\/invoices\/(\w+)\/void$/, answerInvoiceVoid],
  ["GET", /^\/v1\/payment_intents$/, (context) => answerList(context, "payment_intent")],
  ["GET", /^\/v1\/charges\/(\w+)$/, ({ world, id }) => answerOne(world, "charge", id)],
  ["GET", /^\/v1\/webhook_endpoints$/, answerWebhooks],
  ["GET", /^\/v1\/disputes$/, (context) => answerList(context, "dispute")],
  [
    "GET",
    /^\/v1\/billing_portal\/configurations$/,
    (context) => answerList(context, "billing_portal.configuration"),
  ],
  ["POST", /^\/v1\/billing_portal\/configurations$/, answerSettingsCreate],
  ["POST", /^\/v1\/billing_portal\/sessions$/, answerPortalCreate],
];

export function answerCall(surroundings: Surroundings, call: ApiCall): StandinAnswer {
  const { method, path, params } = call;
  for (const [knownMethod, pattern, answer] of CALLS) {
    const match = method === knownMethod ? pattern.exec(path) : null;
    if (!match) continue;
    try {
      return answer({ ...surroundings, params, id: match[1] ?? "" });
    } catch (error) {
      if (error instanceof RefusedCall) return error.answer;
      throw error;
    }
  }
  return answerError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function answerWebhooks({ webhooks: data }: Context): StandinAnswer {
  return answerWith({ object: "list", url: "/v1/webhook_endpoints", has_more: false, data });
}

function answerOne({ store }: PaymentsWorld, kind: StandinKind, id: string): StandinAnswer {
  const object = store.find(kind, id);
  return object ? answerWith(object) : answerMissing(kind, id);
}

function answerSubscriptionUpdate({ world, params, id }: Context): StandinAnswer {
  return changeSubscription(world, id, (subscription) => {
    const setting = params.get("cancel_at_period_end");
    if (setting !== null) setCancelAtPeriodEnd(world, subscription, setting === "true");
  });
}

function answerSubscriptionCancel({ world, id }: Context): StandinAnswer {
  return changeSubscription(world, id, (subscription) => endSubscription(world, subscription));
}

/** One that has ended can't be changed any more. */
function changeSubscription(
  { store }: PaymentsWorld,
  id: string,
  change: (subscription: StandinSubscription) => void,
): StandinAnswer {
  const subscription = store.find("subscription", id);
  if (!subscription || subscription.status === "canceled") return answerMissing("subscription", id);
  change(subscription);
  return answerWith(subscription);
}

/** POST /v1/invoices/{id}/void: nobody pays it any more, and its subscription owes nothing. */
function answerInvoiceVoid({ world, id }: { world: PaymentsWorld; id: string }): StandinAnswer {
  const { store, emit } = world;
  const invoice = store.find("invoice", id);
  if (!invoice) return answerMissing("invoice", id);
  if (invoice.status !== "open") {
    return answerError(400, "You can only pass in open invoices. This invoice isn't open.");
  }
  invoice.status = "void";
  emit("invoice.voided", invoice);
  const owing = invoice.parent?.subscription_details.subscription ?? "";
  const subscription = store.find("subscription", owing);
  if (subscription?.status === "past_due" && subscription.latest_invoice === id) {
    subscription.status = "active";
    emit("customer.subscription.updated", subscription);
  }
  return answerWith(invoice);
}
