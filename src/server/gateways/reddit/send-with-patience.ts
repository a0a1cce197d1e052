import { type Answer, ConnectionLost } from "./exchange.ts";
import type { RateLimit } from "./rate-limit.ts";
import { rateLimited, unavailable } from "./reddit-failures.ts";

const MAX_RETRIES = 2;
const MAX_WAIT_MS = 60_000;
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
