import { lookup as lookupDns } from "node:dns/promises";
import { Agent, type Dispatcher, fetch, type Response } from "undici";
import { MAX_ANSWER } from "#engine/webhooks/webhook.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import {
  createGuardedConnector,
  type Lookup,
  PRIVATE_ADDRESS,
  type AddressFault,
  createExemptions,
  readAddress,
} from "../guarded-connector.ts";
import { nameConnectionFailure, readRetryAfterMs } from "../outside-failures.ts";
import type { WebhookAnswer, WebhookGateway, WebhookRequest } from "./webhooks-gateway.ts";

type SafeWebhooksOptions = {
  userAgent: string;
  /** `host:port` that may be private, on any port and without https: for tests only. */
  allowHosts: string[];
  clock: () => Date;
  lookup?: Lookup;
  /** For everything together: name, connection and answer. */
  timeoutMs?: number;
};

/** Sends to the public internet only, by the page reader's rules; the name is looked up as it is dialled. */
export function createSafeWebhooks(options: SafeWebhooksOptions): WebhookGateway {
  const { userAgent, allowHosts, clock, timeoutMs = 10_000 } = options;
  const { lookup = (name) => lookupDns(name, { all: true }) } = options;
  const isExempt = createExemptions(allowHosts);
  const connect = createGuardedConnector(lookup, isExempt);
  const close = new AbortController();

  function check(text: string): { address: string } | { fault: string } {
    const read = readAddress(text, undefined, isExempt);
    if ("fault" in read) return { fault: FAULTS[read.fault] };
    if (read.url.protocol !== "https:" && !read.isExempt) return { fault: NOT_SECURE };
    return { address: read.url.href };
  }

  async function send({ address, body, headers }: WebhookRequest): Promise<WebhookAnswer> {
    // What was allowed when it was added may not be any more.
    const checked = check(address);
    if ("fault" in checked) return { ...UNANSWERED, failure: checked.fault };
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([close.signal, timeout]);
    const dispatcher = new Agent({ connect });
    try {
      const request = { address, body, headers: { ...headers, "user-agent": userAgent } };
      const response = await post(request, dispatcher, signal);
      const { status, headers: answered } = response;
      return {
        failure: judgeStatus(status),
        status,
        answer: await readBeginning(response),
        retryAfterMs: BUSY.has(status)
          ? readRetryAfterMs(Object.fromEntries(answered), clock())
          : null,
      };
    } catch (error) {
      const failure = timeout.aborted
        ? `It didn't answer within ${timeoutMs / 1000} seconds.`
        : wordFailure(error);
      return { ...UNANSWERED, failure };
    } finally {
      dispatcher.destroy().catch(() => undefined);
    }
  }

  return { readAddress: check, send, close: async () => close.abort() };
}

const UNANSWERED = { status: null, answer: "", retryAfterMs: null };
/** The answers that may say when to come back. */
const BUSY = new Set([429, 503]);

function post(
  { address, body, headers }: WebhookRequest,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(address, {
    method: "POST",
    dispatcher,
    signal,
    // Whoever answers with another address could lead the message anywhere.
    redirect: "manual",
    referrer: "",
    credentials: "omit",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
}

/** Enough for 200 characters of any script; the rest of a long answer is never read. */
const MOST_BYTES = 4 * MAX_ANSWER;

async function readBeginning(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= MOST_BYTES) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MOST_BYTES));
  return toSingleLine(text, MAX_ANSWER);
}

function judgeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `It answered with a redirect (${status}), which we don't follow. Add the final address.`;
  }
  if (status === 404 || status === 410) {
    return `Nothing accepts messages at this address (${status}). It may have been deleted there.`;
  }
  if (status === 429) return "It got too many messages at once (429).";
  if (status < 500) return `It refused the message (${status}).`;
  return `It has a problem (${status}).`;
}

const NOT_SECURE =
  "This address begins with http://, so others could read what is sent. Use one that begins with https://.";

const PRIVATE = "This address points to a private network. Only public addresses can be used.";

const FAULTS: Record<AddressFault, string> = {
  "not-web": "That isn't a web address. It should begin with https://.",
  "user-info": "Leave the user name and password out of the address.",
  port: "This address uses an unusual port. Only the usual https port works.",
  private: PRIVATE,
};

const UNKNOWN_NAME = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NONAME", "EAI_NODATA", "ENODATA"]);

function wordFailure(error: unknown): string {
  const code = nameConnectionFailure(error) ?? "";
  if (code === PRIVATE_ADDRESS) return PRIVATE;
  if (UNKNOWN_NAME.has(code)) return "There's no server with this name.";
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return "It has no valid certificate, so we couldn't connect securely.";
  }
  return "We couldn't reach it.";
}
