import { randomBytes } from "node:crypto";
import { setTimeout as waitFor } from "node:timers/promises";
import { createAnswerForms } from "./answer-forms.ts";
import { askModel } from "./ask-model.ts";
import { connectModel } from "./connect-model.ts";
import { CLOSING, createLimitedAttempt } from "./limited-attempt.ts";
import {
  DEFAULT_ANSWER_MS,
  type LlmGateway,
  type LlmProvider,
  type LlmRequest,
} from "./llm-gateway.ts";
import { type Call, type CallLog, logCall } from "./log-call.ts";
import { CUT_OFF } from "./llm-failures.ts";
import { quoteData } from "./quote-data.ts";
import { retryWithJitter } from "./retry-with-jitter.ts";
import { type TokensSpent, watchModel } from "./watch-model.ts";

type AiSdkLlmOptions = {
  provider: LlmProvider;
  log: CallLog;
  clock: () => Date;
  /** For one answer. */
  timeoutMs?: number;
  /** For one answer with the thoughts before it; unless stated, each task has its own limit. */
  maxOutputTokens?: number;
  sleep?: (ms: number) => Promise<void>;
  onCall?: (call: Call) => void;
};

/** With room for models that think before they write. */
const MAX_OUTPUT_TOKENS = 4_000;

/** A model of the operator's choice, through the Vercel AI SDK. */
export function createAiSdkLlm(options: AiSdkLlmOptions): LlmGateway {
  const { provider, log, clock, timeoutMs = DEFAULT_ANSWER_MS } = options;
  // They would go to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = connectModel(provider);
  const attempt = createLimitedAttempt({ timeoutMs, clock });
  const closing = new AbortController();
  const askInSomeForm = createAnswerForms(provider.kind, (form) =>
    log.info({ model: provider.model, form }, "language model asked in another form from now on"),
  );
  let needsRoom = false;

  /** A model that thinks first uses up what suffices for a short answer; after that all get the most. */
  function limitOf({ maxOutputTokens = MAX_OUTPUT_TOKENS }: LlmRequest<unknown>): number {
    return options.maxOutputTokens ?? (needsRoom ? MAX_OUTPUT_TOKENS : maxOutputTokens);
  }

  async function generate<T>(request: LlmRequest<T>): Promise<T> {
    const startedMs = clock().getTime();
    const spent: TokensSpent = { input: null, output: null };
    const prompt = quoteData(request, randomBytes(16).toString("hex"));
    const ask = (signal: AbortSignal) =>
      askInSomeForm((form) =>
        askModel(
          watchModel(model, form, spent),
          { request, prompt, maxOutputTokens: limitOf(request) },
          signal,
        ),
      );
    const ended = AbortSignal.any([closing.signal, ...(request.signal ? [request.signal] : [])]);
    const { sleep = (ms) => sleepUntil(ms, ended) } = options;

    const result = await retryWithJitter(async () => {
      const outcome = await attempt(ask, ended);
      needsRoom ||= !outcome.ok && outcome.error.reason === CUT_OFF;
      return outcome;
    }, sleep);
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
    answerMs: timeoutMs,
    generate,
    close: () => closing.abort(CLOSING),
  };
}

/** Ends early rather than fails: the next attempt then says what ended it. */
async function sleepUntil(ms: number, ended: AbortSignal): Promise<void> {
  await waitFor(ms, undefined, { signal: ended }).catch(() => {});
}
