import { randomBytes } from "node:crypto";
import { setTimeout as waitFor } from "node:timers/promises";
import type { Logger } from "pino";
import { askModel } from "./ask-model.ts";
import { createAttemptSlots } from "./attempt-slots.ts";
import { connectModel } from "./connect-model.ts";
import { timedOut, unavailable } from "./llm-failures.ts";
import type { LlmError, LlmGateway, LlmProvider, LlmRequest } from "./llm-gateway.ts";
import { quoteData } from "./quote-data.ts";
import { readFailure } from "./read-failure.ts";
import { type Outcome, retryWithJitter } from "./retry-with-jitter.ts";
import { type TokensSpent, watchModel } from "./watch-model.ts";

const MAX_IN_FLIGHT = 4;

type AiSdkLlmOptions = {
  provider: LlmProvider;
  log: Pick<Logger, "info" | "warn">;
  clock: () => Date;
  /** For each attempt, and for waiting in line before it. */
  timeoutMs?: number;
  sleep?: (ms: number) => Promise<void>;
};

/** A model of the operator's choice, through the Vercel AI SDK. */
export function createAiSdkLlm(options: AiSdkLlmOptions): LlmGateway {
  const { provider, log, clock, timeoutMs = 20_000 } = options;
  // They would go to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = connectModel(provider);
  const runInSlot = createAttemptSlots(MAX_IN_FLIGHT);
  const closing = new AbortController();

  async function generate<T>(request: LlmRequest<T>): Promise<T> {
    const startedMs = clock().getTime();
    const spent: TokensSpent = { input: null, output: null };
    const watched = watchModel(model, spent);
    const prompt = quoteData(request, randomBytes(16).toString("hex"));
    const ended = AbortSignal.any([closing.signal, ...(request.signal ? [request.signal] : [])]);
    const { sleep = (ms) => sleepUntil(ms, ended) } = options;

    async function attempt(): Promise<Outcome<T>> {
      let limit: AbortSignal | null = null;
      try {
        const value = await runInSlot(withLimit(ended, AbortSignal.timeout(timeoutMs)), () => {
          limit = AbortSignal.timeout(timeoutMs);
          return askModel(watched, prompt, request, withLimit(ended, limit));
        });
        return { ok: true, value };
      } catch (error) {
        if (ended.aborted) return fail(nameEnd(ended.reason, closing.signal.aborted), false);
        if (isOver(limit)) return fail(timedOut(), true);
        return { ok: false, ...readFailure(error, clock()) };
      }
    }

    const result = await retryWithJitter(attempt, sleep);
    const record = {
      task: request.task,
      model: provider.model,
      ms: clock().getTime() - startedMs,
      attempts: result.attempts,
      inputTokens: spent.input,
      outputTokens: spent.output,
    };
    if (result.ok) {
      log.info({ ...record, outcome: "answered" }, "language model asked");
      return result.value;
    }
    const { kind, reason } = result.error;
    log.warn({ ...record, outcome: kind, ...(reason && { reason }) }, "language model asked");
    throw result.error;
  }

  return { isConfigured: true, name: provider.model, generate, close: () => closing.abort() };
}

function withLimit(ended: AbortSignal, limit: AbortSignal): AbortSignal {
  return AbortSignal.any([ended, limit]);
}

function isOver(limit: AbortSignal | null): boolean {
  return limit?.aborted ?? false;
}

function fail(error: LlmError, mayPass: boolean): Outcome<never> {
  return { ok: false, error, mayPass };
}

/** A caller who sets a time of his own has it end as any other time-out does. */
function nameEnd(reason: unknown, isClosing: boolean): LlmError {
  if (isClosing) return unavailable("closing");
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  return isTimeout ? timedOut() : unavailable("cancelled");
}

/** Ends early rather than fails: the next attempt then says what ended it. */
async function sleepUntil(ms: number, ended: AbortSignal): Promise<void> {
  await waitFor(ms, undefined, { signal: ended }).catch(() => {});
}
