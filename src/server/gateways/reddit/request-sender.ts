import { createSlots, NoTurn } from "#server/gateways/slots.ts";
import { type Exchange, type Answer, type Patience, sendWithPatience } from "./exchange-pace.ts";
import {
  unavailable,
  notAccepted,
  notFound,
  rateLimited,
  refused,
  RedditError,
  WRONG_KEYS,
} from "./reddit-gateway.ts";
import * as z from "zod";

const MAX_IN_FLIGHT = 2;

export type Query = Record<string, string | number>;

/** Asks one address of the API; answers its JSON or throws RedditError. */
export type SendRequest = (path: string, query?: Query, subject?: Subject) => Promise<unknown>;

type RequestSenderOptions = {
  apiBase: string;
  exchange: Exchange;
  tokens: TokenSource;
  patience: Patience;
  closing: AbortSignal;
};

/** The same, for somebody who waits until the signal ends it. */
export type SendUntil = (signal: AbortSignal) => SendRequest;

export function createRequestSender(options: RequestSenderOptions): SendUntil {
  const { apiBase, exchange, tokens, patience, closing } = options;
  const runInSlot = createSlots(MAX_IN_FLIGHT);

  const get = (url: URL, token: string) =>
    sendWithPatience(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await exchange({ method: "GET", url, headers });
      patience.rateLimit.note(answer.headers);
      return answer;
    }, patience);

  async function ask(path: string, query: Query, subject: Subject): Promise<unknown> {
    const url = buildUrl(apiBase, path, query);
    const token = await tokens.get();
    let answer = await get(url, token);
    if (answer.status === 401) answer = await get(url, await tokens.replace(token));
    const failure = readFailure(answer, subject);
    if (failure) throw failure;
    return answer.json;
  }

  return (signal) =>
    async (path, query = {}, subject = "community") => {
      try {
        return await endWith(
          signal,
          runInSlot(signal, () => ask(path, query, subject)),
        );
      } catch (error) {
        if (!(error instanceof NoTurn)) throw error;
        throw unavailable(closing.aborted ? "closing" : "timeout");
      }
    };
}

/** What is under way goes on for itself: others may wait for the token that it fetches. */
async function endWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(new NoTurn());
  signal.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([work, ended.promise]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

function buildUrl(apiBase: string, path: string, query: Query): URL {
  const url = new URL(path, apiBase);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  // Without it, Reddit escapes &, < and > in every text.
  url.searchParams.set("raw_json", "1");
  return url;
}

type Subject = "community" | "account";

/** What an answer says went wrong, in any of the shapes that Reddit uses; null when it is an answer. */
function readFailure(answer: Answer, subject: Subject): RedditError | null {
  const { status, json } = answer;
  if (status >= 500) return unavailable(`status-${status}`);
  if (status === 302 || status === 404) return readAbsence(json, subject);
  if (status === 401) return refused("invalid-token");
  if (status === 403) return readForbidden(answer);
  if (status >= 400) return readComplaint(json, subject);
  if (status !== 200) return unavailable(`status-${status}`);
  if (json === undefined) return unavailable("not-json");
  return readListedErrors(json, subject);
}

/** Every field may be missing, and some answers are not even objects. */
const Complaint = z
  .object({
    reason: z.string().catch(""),
    explanation: z.string().catch(""),
  })
  .catch({ reason: "", explanation: "" });

function readAbsence(json: unknown, subject: Subject): RedditError {
  return Complaint.parse(json).reason === "banned" && subject === "community"
    ? new RedditError("banned", "Reddit has banned this community.", { reason: "banned" })
    : notFound(subject);
}

function readForbidden({ json, headers }: Answer): RedditError {
  const { reason } = Complaint.parse(json);
  switch (reason) {
    case "private":
      return new RedditError("private", "This community is private.", { reason });
    case "gold_only":
      return new RedditError("private", "This community is only for Reddit's paying members.", {
        reason,
      });
    case "quarantined":
    case "gated":
      return new RedditError("quarantined", "Reddit has quarantined this community.", {
        reason,
      });
    default: {
      const [, scopeFault] = /error="(\w+)"/.exec(headers.get("www-authenticate") ?? "") ?? [];
      return refused(scopeFault ?? (reason || "forbidden"));
    }
  }
}

/** Codes for 'no such thing' that come with another status than 404. */
const ABSENT = new Set(["SUBREDDIT_NOEXIST", "USER_DOESNT_EXIST", "BAD_SR_NAME"]);

function readComplaint(json: unknown, subject: Subject): RedditError {
  const { reason, explanation } = Complaint.parse(json);
  return ABSENT.has(reason) ? notFound(subject) : notAccepted(reason || "bad-request", explanation);
}

const ListedErrors = z.object({
  json: z.object({
    errors: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).min(1),
    ratelimit: z.number().nonnegative().optional().catch(undefined),
  }),
});

/** Some calls answer 200 and list what was wrong; a rate limit among it is what decides. */
function readListedErrors(json: unknown, subject: Subject): RedditError | null {
  const listed = ListedErrors.safeParse(json);
  if (!listed.success) return null;
  const { errors, ratelimit } = listed.data.json;
  const codes = errors.map(([code]) => code);
  if (codes.includes("RATELIMIT")) return rateLimited(ratelimit ?? 60);
  if (codes.some((code) => ABSENT.has(code))) return notFound(subject);
  const [code = "", explanation = ""] = errors[0] ?? [];
  return code === "USER_REQUIRED" ? refused(code) : notAccepted(code, explanation);
}

const MAX_MARGIN_SECONDS = 60;

type TokenSource = {
  get: () => Promise<string>;
  /** For a token that Reddit no longer takes. */
  replace: (token: string) => Promise<string>;
};

type TokenSourceOptions = {
  clientId: string;
  clientSecret: string;
  authBase: string;
  exchange: Exchange;
  patience: Patience;
};

/** Signs in as the application, without a user; all calls share one token and one renewal of it. */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { clock } = options.patience;
  let current: { token: string; renewAtMs: number } | null = null;
  let renewal: Promise<string> | null = null;

  async function renew(): Promise<string> {
    const { access_token: token, expires_in: lifeSeconds } = await requestToken(options);
    const marginSeconds = Math.min(MAX_MARGIN_SECONDS, lifeSeconds / 10);
    current = { token, renewAtMs: clock().getTime() + (lifeSeconds - marginSeconds) * 1000 };
    return token;
  }

  async function get(): Promise<string> {
    if (current && clock().getTime() < current.renewAtMs) return current.token;
    renewal ??= renew().finally(() => (renewal = null));
    return renewal;
  }

  return {
    get,
    replace: (token) => {
      if (current?.token === token) current = null;
      return get();
    },
  };
}

/** Only what a header can hold: one that cannot would be quoted in an error. */
const Token = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive(),
});

async function requestToken(options: TokenSourceOptions): Promise<z.output<typeof Token>> {
  const { clientId, clientSecret, authBase, exchange, patience } = options;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const send = () =>
    exchange({
      method: "POST",
      url: new URL("/api/v1/access_token", authBase),
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
  return readToken(await sendWithPatience(send, patience));
}

/** A refusal may come as 200 with an error, too. */
function readToken(answer: Answer): z.output<typeof Token> {
  const token = Token.safeParse(answer.json);
  if (answer.status === 200 && token.success) return token.data;
  const isRefusal = z.object({ error: z.union([z.string(), z.number()]) }).safeParse(answer.json);
  const isOurs = answer.status >= 400 && answer.status < 500;
  if (isOurs || (answer.status === 200 && isRefusal.success)) throw refused(WRONG_KEYS);
  throw unavailable(`token-${answer.status}`);
}
