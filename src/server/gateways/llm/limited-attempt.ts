import { createSlots, NoTurn } from "../slots.ts";
import { timedOut, unavailable } from "./llm-failures.ts";
import type { LlmError } from "./llm-gateway.ts";
import { readFailure } from "./read-failure.ts";
import type { Outcome } from "./retry-with-jitter.ts";

const MAX_IN_FLIGHT = 4;

type Ask<T> = (signal: AbortSignal) => Promise<T>;

/** Attempts that share a few slots and have a limited time each, and as much again for waiting in line. */
export function createLimitedAttempt(options: { timeoutMs: number; clock: () => Date }) {
  const startLimit = () => AbortSignal.timeout(options.timeoutMs);
  const runInSlot = createSlots(MAX_IN_FLIGHT);

  return async function attempt<T>(ask: Ask<T>, ended: AbortSignal): Promise<Outcome<T>> {
    try {
      const value = await runInSlot(AbortSignal.any([ended, startLimit()]), async () => {
        const limit = startLimit();
        return ask(AbortSignal.any([ended, limit])).catch((error: unknown) => {
          throw limit.aborted ? timedOut() : error;
        });
      });
      return { ok: true, value };
    } catch (error) {
      if (ended.aborted) return { ok: false, error: nameEnd(ended.reason), mayPass: false };
      if (error instanceof NoTurn) return { ok: false, error: unavailable("busy"), mayPass: false };
      return { ok: false, ...readFailure(error, options.clock()) };
    }
  };
}

export const CLOSING = new Error("closing");

/** A caller's own time-out ends a call as any other does. */
function nameEnd(reason: unknown): LlmError {
  if (reason === CLOSING) return unavailable("closing");
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  return isTimeout ? timedOut() : unavailable("cancelled");
}
