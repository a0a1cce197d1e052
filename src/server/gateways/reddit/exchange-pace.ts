import { rateLimited, unavailable, RedditError } from "./reddit-gateway.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { nameConnectionFailure } from "../outside-failures.ts";

/** What two requests in flight may still use up before their answers tell. */
const RESERVED_REQUESTS = 2;
const UNTOLD_WAIT_SECONDS = 5;

export type RateLimit = {
  /** Resolves when the next request may go; throws when that is later than the deadline. */
  waitForTurn: (deadlineMs: number) => Promise<void>;
  /** Takes in what an answer tells about our allowance. */
  note: (headers: Headers) => void;
  /** Takes in a 429; answers for how many seconds nothing may go. */
  noteRefusal: (headers: Headers) => number;
};

type RateLimitOptions = { clock: () => Date; sleep: (ms: number) => Promise<void> };

/** Keeps to the allowance that Reddit states with each answer: so many requests until it resets. */
export function createRateLimit({ clock, sleep }: RateLimitOptions): RateLimit {
  let spentUntilMs = 0;
  let refusedUntilMs = 0;
  const now = () => clock().getTime();

  return {
    waitForTurn: async (deadlineMs) => {
      for (;;) {
        const opensAtMs = Math.max(spentUntilMs, refusedUntilMs);
        const waitMs = opensAtMs - now();
        if (waitMs <= 0) return;
        if (opensAtMs > deadlineMs) throw rateLimited(waitMs / 1000);
        await sleep(waitMs);
      }
    },
    note: (headers) => {
      const remaining = readFloat(headers, "x-ratelimit-remaining");
      const resetSeconds = readFloat(headers, "x-ratelimit-reset");
      if (remaining === null || resetSeconds === null) return;
      spentUntilMs = remaining > RESERVED_REQUESTS ? 0 : now() + resetSeconds * 1000;
    },
    noteRefusal: (headers) => {
      const waitSeconds = readRetryAfter(headers, now()) ?? UNTOLD_WAIT_SECONDS;
      refusedUntilMs = Math.max(refusedUntilMs, now() + waitSeconds * 1000);
      return waitSeconds;
    },
  };
}

/** Reddit writes these as floats: '599.0'. */
function readFloat(headers: Headers, name: string): number | null {
  const value = Number.parseFloat(headers.get(name) ?? "");
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** Seconds or, as the standard also allows, a date. */
function readRetryAfter(headers: Headers, nowMs: number): number | null {
  const value = headers.get("retry-after") ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const dateMs = Date.parse(value);
  return Number.isNaN(dateMs) ? null : Math.max(0, (dateMs - nowMs) / 1000);
}

const MAX_RETRIES = 2;
const MAX_WAIT_MS = MINUTE_MS;
const FIRST_PAUSE_MS = 500;

export type Patience = {
  rateLimit: RateLimit;
  clock: () => Date;
  sleep: (ms: number) => Promise<void>;
};

/** Sends when there is allowance for it, and again after what passes: a 429, a 5xx, a lost connection. */
export async function sendWithPatience(
  attempt: () => Promise<Answer>,
  { rateLimit, clock, sleep }: Patience,
): Promise<Answer> {
  const deadlineMs = clock().getTime() + MAX_WAIT_MS;
  for (let tries = 0; ; tries++) {
    await rateLimit.waitForTurn(deadlineMs);
    const outcome = await attempt().catch(keepConnectionLost);
    const isLast = tries === MAX_RETRIES;
    if (outcome instanceof ConnectionLost) {
      if (isLast) throw unavailable(outcome.message);
    } else if (outcome.status === 429) {
      const waitSeconds = rateLimit.noteRefusal(outcome.headers);
      if (isLast) throw rateLimited(waitSeconds);
      continue;
    } else if (outcome.status < 500 || isLast) {
      return outcome;
    }
    await sleep(pickPauseMs(tries));
  }
}

function keepConnectionLost(error: unknown): ConnectionLost {
  if (error instanceof ConnectionLost) return error;
  throw error;
}

/** Spread out, so that servers which failed together do not come back together. */
function pickPauseMs(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random());
}

const MAX_BODY_BYTES = 5 * 1024 * 1024;

export type Answer = {
  status: number;
  headers: Headers;
  /** undefined where the body is not JSON. */
  json: unknown;
};

type Request = { method: "GET" | "POST"; url: URL; headers: Record<string, string>; body?: string };

/** One request and its whole answer, whatever its status; throws ConnectionLost or RedditError. */
export type Exchange = (request: Request) => Promise<Answer>;

/** The answer did not come, or not to its end: worth another try. */
class ConnectionLost extends Error {}

type ExchangeOptions = {
  fetch: typeof globalThis.fetch;
  userAgent: string;
  timeoutMs: number;
  closing: AbortSignal;
};

export function createExchange(options: ExchangeOptions): Exchange {
  const { fetch, userAgent, timeoutMs, closing } = options;
  return async ({ url, headers, ...rest }) => {
    try {
      const response = await fetch(url, {
        ...rest,
        headers: { accept: "application/json", "user-agent": userAgent, ...headers },
        // Reddit redirects to its search page what it does not know: that is an answer in itself.
        redirect: "manual",
        signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
      });
      const text = await readBody(response);
      return { status: response.status, headers: response.headers, json: parseJson(text) };
    } catch (error) {
      if (error instanceof RedditError) throw error;
      if (closing.aborted) throw unavailable("closing");
      throw new ConnectionLost(nameFailure(error));
    }
  };
}

async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw unavailable("answer-too-large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameFailure(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  return nameConnectionFailure(error) ?? "connection-lost";
}
