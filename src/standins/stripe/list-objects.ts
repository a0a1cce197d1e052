import type { PaymentsWorld } from "./payments-world.ts";
import { answerMissing, answerWith, type StandinAnswer } from "./standin-answer.ts";
import type { StandinKind, StandinObject } from "./standin-objects.ts";

type ListCall = { world: PaymentsWorld; params: URLSearchParams };

/** Filters that lists take; each compares a field of the same name. */
const FILTERS = ["customer", "charge", "active", "status"];

/** A page of the newest first, 10 unless stated, with what was asked to be expanded. */
export function answerList({ world, params }: ListCall, kind: StandinKind): StandinAnswer {
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
