import { rateLimited, unavailable } from "./reddit-failures.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { type Answer, ConnectionLost } from "./exchange.ts";

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
