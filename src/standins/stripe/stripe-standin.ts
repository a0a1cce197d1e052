import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { answerCall } from "./answer-call.ts";
import { type ApiCall, type StandinAnswer, answerError } from "./api-call.ts";
import {
  createObjectStore,
  type ObjectStore,
  createPaymentsWorld,
  createEventSender,
} from "./payments-world.ts";
import { createHash } from "node:crypto";
import { openServer } from "../open-server.ts";

type StandinOptions = {
  /** A free one unless stated. */
  port?: number;
  secretKey: string;
  /** Where the product takes events, and the secret that it checks them with. */
  webhookUrl: string;
  webhookSecret: string;
  /** Where its pages are served, as browsers reach them. */
  pagesUrl: string;
  /** Where everything is kept over a restart; null keeps nothing. */
  file: string | null;
  clock: () => Date;
  retryDelaysMs?: number[];
  /** What was done is told so much later, as over a long line. */
  latencyMs?: number;
};

/** As long as Stripe keeps a payer waiting for the shop to take note. */
const SETTLE_MS = 10_000;

export type StripeStandin = Awaited<ReturnType<typeof startStripeStandin>>;

/** A Stripe on loopback: no money moves, all else does. */
export async function startStripeStandin(options: StandinOptions) {
  const store = createObjectStore(options.file);
  const sender = createEventSender({
    ...options,
    onDelivered: (event) => {
      event.pending_webhooks = 0;
      store.save();
    },
  });
  const world = createPaymentsWorld(store, options.clock, sender);
  const faults: { pathEnd: string; fault: StripeFault }[] = [];
  const requests: ApiCall[] = [];
  let permissions: KeyPermissions | null = null;
  const webhooks = [
    {
      object: "webhook_endpoint",
      status: "enabled",
      url: options.webhookUrl,
      enabled_events: ["*"],
    },
  ];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    requests.push(call);
    const key = readKey(request);
    const fault = hasAnswered(store, key) ? undefined : takeFault(call);
    const answer =
      fault && !isKept(fault)
        ? playFault(fault, response)
        : answerApi(request, call, () =>
            fault ? FAULT_ANSWERS[fault] : answerCall({ world, webhooks, ...options }, call),
          );
    if (options.latencyMs) await setTimeout(options.latencyMs);
    if (answer) sendAnswer(response, answer, `req_standin${requests.length}`);
  }

  function takeFault({ path }: ApiCall): StripeFault | undefined {
    const index = faults.findIndex(({ pathEnd }) => path.endsWith(pathEnd));
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  }

  function answerApi(
    request: IncomingMessage,
    call: ApiCall,
    work: () => StandinAnswer,
  ): StandinAnswer {
    if (request.headers.authorization !== `Bearer ${options.secretKey}`) return FAULT_ANSWERS[401];
    const refusal = refuseRestricted(call, permissions);
    if (refusal) return refusal;
    const answer = answerOnce(store, readKey(request), call, work);
    store.save();
    return answer;
  }

  const { url, close } = await openServer(handle, options.port);

  return {
    url,
    world,
    /** Does what someone did on one of its pages, and returns when the product has taken note. */
    act: async (change: () => void) => {
      change();
      store.save();
      await sender.settle(SETTLE_MS);
    },
    /** Sends again what the product had not taken when this last ended. */
    resume: () => {
      for (const event of store.list("event").toReversed()) {
        if (event.pending_webhooks > 0) sender.send(event);
      }
    },
    /** Each of the next calls fails so, in this order; then all is well again. */
    fail: (...next: StripeFault[]) =>
      void faults.push(...next.map((fault) => ({ pathEnd: "", fault }))),
    /** The same of calls whose path ends so; others are well. */
    failAt: (pathEnd: string, ...next: StripeFault[]) =>
      void faults.push(...next.map((fault) => ({ pathEnd, fault }))),
    /** The key may do no more than this from now on, as a restricted one; null lifts it. */
    restrictKey: (next: KeyPermissions | null) => {
      permissions = next;
    },
    /** Where it says that it reports to, and what. */
    webhooks,
    requests,
    /** Nobody waits any longer for the product to take note: it is about to stop. */
    stopSending: sender.stop,
    close: async () => {
      sender.stop();
      await close();
    },
  };
}

function readKey({ headers }: IncomingMessage): string | undefined {
  const key = headers["idempotency-key"];
  return typeof key === "string" ? key : undefined;
}

async function readCall(request: IncomingMessage): Promise<ApiCall> {
  const url = new URL(request.url ?? "/", "http://standin");
  const body = await text(request);
  const { method = "GET" } = request;
  const params = method === "POST" ? new URLSearchParams(body) : url.searchParams;
  return { method, path: url.pathname, params };
}

function sendAnswer(
  response: ServerResponse,
  { status, body, headers }: StandinAnswer,
  requestId: string,
): void {
  const own = { "content-type": "application/json", "request-id": requestId };
  response.writeHead(status, { ...own, ...headers });
  response.end(JSON.stringify(body));
}

/** By Stripe's names: 'invoice_write', which lets one read as well, or 'invoice_read'. */
type KeyPermissions = readonly string[];

const RESOURCES: [string, string][] = [
  ["/v1/customers", "customer"],
  ["/v1/checkout/sessions", "checkout_session"],
  ["/v1/subscriptions", "subscription"],
  ["/v1/invoices", "invoice"],
  ["/v1/refunds", "charge"],
  ["/v1/charges", "charge"],
  ["/v1/payment_intents", "payment_intent"],
  ["/v1/disputes", "dispute"],
  ["/v1/billing_portal", "customer_portal"],
  ["/v1/webhook_endpoints", "webhook"],
];

/** As Stripe refuses a restricted key, before it looks at anything else; null where the key will do. */
function refuseRestricted(
  { method, path }: ApiCall,
  permissions: KeyPermissions | null,
): StandinAnswer | null {
  if (permissions === null) return null;
  const [, resource = "unknown"] = RESOURCES.find(([start]) => path.startsWith(start)) ?? [];
  const needed = `${resource}_${method === "GET" ? "read" : "write"}`;
  if (permissions.includes(needed) || permissions.includes(`${resource}_write`)) return null;
  return answerError(
    403,
    `The provided key 'rk_test_*********abc123' does not have the required permissions for this endpoint on account 'acct_standin'. Having the 'rak_${needed}' permission would allow this request to continue.`,
  );
}

/** Stripe forgets keys after a day; this after so many others. */
const KEPT_ANSWERS = 500;

/** A key that comes again gets the first answer again, provided that it asks for the same thing. */
function answerOnce(
  { answers }: ObjectStore,
  key: string | undefined,
  call: ApiCall,
  answer: () => StandinAnswer,
): StandinAnswer {
  if (call.method !== "POST" || !key) return answer();
  const fingerprint = fingerprintOf(call);
  const kept = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (kept && kept.fingerprint !== fingerprint) {
    return answerError(400, "Keys for idempotent requests can't be used for other parameters.", {
      type: "idempotency_error",
    });
  }
  if (kept) return { ...kept, headers: { ...kept.headers, "idempotent-replayed": "true" } };
  const given = adviseRetry(answer());
  answers[key] = { fingerprint, ...structuredClone(given) };
  const [oldest] = Object.keys(answers);
  if (oldest && Object.keys(answers).length > KEPT_ANSWERS) delete answers[oldest];
  return given;
}

/** Asking again under the same key would bring the same failure. */
function adviseRetry(given: StandinAnswer): StandinAnswer {
  if (given.status < 500) return given;
  return { ...given, headers: { ...given.headers, "stripe-should-retry": "false" } };
}

function hasAnswered({ answers }: ObjectStore, key: string | undefined): boolean {
  return key !== undefined && Object.hasOwn(answers, key);
}

function fingerprintOf({ method, path, params }: ApiCall): string {
  return createHash("sha256").update(`${method} ${path}\n${params}`).digest("hex");
}

/** Faults that are answers, in the shapes that Stripe gives them. */
export const FAULT_ANSWERS = {
  "400": answerError(400, "Received unknown parameter: colour", {
    code: "parameter_unknown",
    param: "colour",
  }),
  "401": answerError(401, "Invalid API Key provided: sk_test_****"),
  "402-declined": answerError(402, "Your card was declined.", {
    type: "card_error",
    code: "card_declined",
    decline_code: "insufficient_funds",
  }),
  "403": answerError(403, "This key may not do that.", { code: "secret_key_required" }),
  "409": answerError(409, "Another request holds this object.", { code: "lock_timeout" }),
  "429": answerError(429, "Too many requests.", { code: "rate_limit" }),
  "500": answerError(500, "Something broke.", { type: "api_error" }),
  "200-null": { status: 200, body: null },
  "200-wrong-shape": { status: 200, body: { object: "list", data: "none" } },
} satisfies Record<string, StandinAnswer>;

/** Faults of the connection itself. */
export const MISHAPS = {
  hang: () => {},
  cut: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"object":"li', () => response.destroy());
  },
  garbage: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"object":');
  },
  "html-page": (response: ServerResponse) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
  },
};

export type StripeFault = keyof typeof FAULT_ANSWERS | keyof typeof MISHAPS;

/** What fails once its work has begun is kept under the request's key; what was refused before is not. */
export function isKept(fault: StripeFault): fault is "402-declined" | "500" {
  return fault === "402-declined" || fault === "500";
}

/** null where the fault has answered by itself, or not at all. */
export function playFault(fault: StripeFault, response: ServerResponse): StandinAnswer | null {
  if (!isMishap(fault)) return FAULT_ANSWERS[fault];
  MISHAPS[fault](response);
  return null;
}

function isMishap(fault: StripeFault): fault is keyof typeof MISHAPS {
  return fault in MISHAPS;
}
