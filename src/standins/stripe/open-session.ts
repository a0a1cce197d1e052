import {
  RefusedCall,
  readMap,
  requireParam,
  answerError,
  answerWith,
  type StandinAnswer,
} from "./api-call.ts";
import { requireCustomer } from "./create-objects.ts";
import { inventId } from "./object-store.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import type { StandinSession } from "./standin-objects.ts";

const OPEN_SECONDS = 24 * 60 * 60;
const ITEM = "line_items[0]";
const PRICE = `${ITEM}[price_data]`;

type Context = { world: PaymentsWorld; pagesUrl: string; params: URLSearchParams };

/** POST /v1/checkout/sessions, for one item whose price is stated. */
export function answerSessionCreate({ world, pagesUrl, params }: Context): StandinAnswer {
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
