import type { LlmError } from "./llm-gateway.ts";
import type { Failure } from "./read-failure.ts";

const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** Somebody waits for the answer: after a longer pause, the engine's own is better. */
const MAX_PAUSE_MS = 10_000;

export type Outcome<T> = { ok: true; value: T } | ({ ok: false } & Failure);
type Ending<T> =
  | { attempts: number; ok: true; value: T }
  | { attempts: number; ok: false; error: LlmError };

/** Tries again after what passes. */
export async function retryWithJitter<T>(
  attempt: () => Promise<Outcome<T>>,
  sleep: (ms: number) => Promise<void>,
): Promise<Ending<T>> {
  for (let attempts = 1; ; attempts++) {
    const outcome = await attempt();
    if (outcome.ok) return { attempts, ...outcome };
    const pauseMs = pickPauseMs(attempts, outcome.retryAfterMs ?? null);
    if (!outcome.mayPass || attempts === MAX_ATTEMPTS || pauseMs === null) {
      return { attempts, ok: false, error: outcome.error };
    }
    await sleep(pauseMs);
  }
}

/** Spread out, so that calls which failed together do not come back together; null when it asks for too long. */
function pickPauseMs(attempts: number, retryAfterMs: number | null): number | null {
  if (retryAfterMs === null) return FIRST_PAUSE_MS * 2 ** (attempts - 1) * (0.5 + Math.random());
  return retryAfterMs > MAX_PAUSE_MS ? null : retryAfterMs + FIRST_PAUSE_MS * Math.random();
}
