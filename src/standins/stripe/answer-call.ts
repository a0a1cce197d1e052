import { type ApiCall, RefusedCall } from "./api-call.ts";
import {
  answerCustomerCreate,
  answerPortalCreate,
  answerSettingsCreate,
} from "./create-objects.ts";
import { answerList } from "./list-objects.ts";
import { answerRefundCreate } from "./create-refund.ts";
import { answerSessionExpire, answerSessionRead } from "./expire-session.ts";
import { answerSessionCreate } from "./open-session.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import { endSubscription, setCancelAtPeriodEnd } from "./run-subscription.ts";
import { answerError, answerMissing, answerWith, type StandinAnswer } from "./standin-answer.ts";
import { answerInvoiceVoid } from "./void-invoice.ts";
import type { StandinKind, StandinSubscription } from "./standin-objects.ts";

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
