import { randomBytes } from "node:crypto";
import { setTimeout as waitFor } from "node:timers/promises";
import { askModel } from "./ask-model.ts";
import { connectModel } from "./connect-model.ts";
import { CLOSING, createLimitedAttempt } from "./limited-attempt.ts";
import type { LlmGateway, LlmProvider, LlmRequest } from "./llm-gateway.ts";
import { type Call, type CallLog, logCall } from "./log-call.ts";
import { quoteData } from "./quote-data.ts";
import { retryWithJitter } from "./retry-with-jitter.ts";
import { type TokensSpent, watchModel } from "./watch-model.ts";

type AiSdkLlmOptions = {
  provider: LlmProvider;
  log: CallLog;
  clock: () => Date;
  timeoutMs?: number;
  sleep?: (ms: number) => Promise<void>;
  onCall?: (call: Call) => void;
};

/** A model of the operator's choice, through the Vercel AI SDK. */
export function createAiSdkLlm(options: AiSdkLlmOptions): LlmGateway {
  const { provider, log, clock, timeoutMs = 20_000 } = options;
  // They would go to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = connectModel(provider);
  const attempt = createLimitedAttempt({ timeoutMs, clock });
  const closing = new AbortController();

  async function generate<T>(request: LlmRequest<T>): Promise<T> {
    const startedMs = clock().getTime();
    const spent: TokensSpent = { input: null, output: null };
    const watched = watchModel(model, spent);
    const prompt = quoteData(request, randomBytes(16).toString("hex"));
    const ask = (signal: AbortSignal) => askModel(watched, prompt, request, signal);
    const ended = AbortSignal.any([closing.signal, ...(request.signal ? [request.signal] : [])]);
    const { sleep = (ms) => sleepUntil(ms, ended) } = options;

    const result = await retryWithJitter(() => attempt(ask, ended), sleep);
    const call = {
      task: request.task,
      model: provider.model,
      ms: clock().getTime() - startedMs,
      attempts: result.attempts,
      spent,
      error: result.ok ? null : result.error,
    };
    logCall(log, call);
    options.onCall?.(call);
    if (!result.ok) throw result.error;
    return result.value;
  }

  return {
    isConfigured: true,
    name: provider.model,
    generate,
    close: () => closing.abort(CLOSING),
  };
}

/** Ends early rather than fails: the next attempt then says what ended it. */
async function sleepUntil(ms: number, ended: AbortSignal): Promise<void> {
  await waitFor(ms, undefined, { signal: ended }).catch(() => {});
}
