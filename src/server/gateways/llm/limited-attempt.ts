import { createSlots, NoTurn } from "#server/gateways/slots.ts";
import {
  LlmError,
  timedOut,
  unavailable,
  CUT_OFF,
  invalidOutput,
  rateLimited,
  refused,
  declined,
} from "./llm-gateway.ts";
import {
  APICallError,
  InvalidResponseDataError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  wrapLanguageModel,
} from "ai";
import { nameConnectionFailure, readRetryAfterMs } from "#server/gateways/outside-failures.ts";
import type { AnswerForm } from "./answer-forms.ts";

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

const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** Somebody waits for the answer: after a longer pause, the engine's own is better. */
const MAX_PAUSE_MS = 10_000;

type Outcome<T> = { ok: true; value: T } | ({ ok: false } & Failure);
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

/** Why an attempt failed, and whether another one may do better. */
type Failure = { error: LlmError; mayPass: boolean; retryAfterMs?: number | null };

/** Only codes are taken over: the texts of these errors quote what was sent, keys included. */
function readFailure(error: unknown, now: Date): Failure {
  if (error instanceof LlmError) return { error, mayPass: error.kind === "timeout" };
  if (APICallError.isInstance(error)) return readCallFailure(error, now);
  if (NoObjectGeneratedError.isInstance(error)) {
    const isCutOff = error.finishReason === "length";
    return { error: invalidOutput(isCutOff ? CUT_OFF : "schema-mismatch"), mayPass: true };
  }
  if (NoOutputGeneratedError.isInstance(error)) {
    return { error: invalidOutput(CUT_OFF), mayPass: true };
  }
  if (InvalidResponseDataError.isInstance(error)) {
    return { error: invalidOutput("empty-answer"), mayPass: true };
  }
  const name = error instanceof Error ? error.name : typeof error;
  return { error: unavailable(name), mayPass: false };
}

function readCallFailure(error: APICallError, now: Date): Failure {
  const { statusCode: status, responseHeaders = {} } = error;
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof AnswerTooLarge)) {
    return { error: invalidOutput("answer-too-large"), mayPass: false };
  }
  const code = nameConnectionFailure(error);
  if (code !== null || status === undefined) {
    return { error: unavailable(code ?? "connection-lost"), mayPass: true };
  }
  const retryAfterMs = readRetryAfterMs(responseHeaders, now);
  if (status === 429) {
    const isOutOfCredit = /insufficient_quota/.test(error.responseBody ?? "");
    const retryAfterSeconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
    return {
      error: rateLimited(isOutOfCredit ? "insufficient-quota" : "http-429", retryAfterSeconds),
      mayPass: !isOutOfCredit,
      retryAfterMs,
    };
  }
  if (status >= 500 || status === 408) {
    return { error: unavailable(`http-${status}`), mayPass: true, retryAfterMs };
  }
  return status < 300
    ? { error: invalidOutput("unreadable-answer"), mayPass: true }
    : { error: refused(`http-${status}`), mayPass: false };
}

function causesOf(error: Error): Error[] {
  const causes: Error[] = [];
  for (let cause = error.cause; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(cause);
  }
  return causes;
}

const MAX_BODY_BYTES = 1024 * 1024;

class AnswerTooLarge extends Error {}

/** Follows no redirect, as a key would go along, and reads no answer without end. */
export async function guardedFetch(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  return response.body ? new Response(response.body.pipeThrough(limitBytes()), response) : response;
}

function limitBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
}

export type Model = ReturnType<typeof wrapLanguageModel>;
type ModelCall = Parameters<Model["doGenerate"]>[0];
type ModelResult = Awaited<ReturnType<Model["doGenerate"]>>;

/** null where the provider does not count. */
export type TokensSpent = { input: number | null; output: number | null };

/** The model, asked in this form, with what its answers cost added up, whether they are of use or not. */
export function watchModel(model: Model, form: AnswerForm, spent: TokensSpent): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v3",
      transformParams: async ({ params }) => putInForm(params, form),
      wrapGenerate: async ({ doGenerate }) => {
        const result = await doGenerate();
        spent.input = add(spent.input, result.usage.inputTokens.total);
        spent.output = add(spent.output, result.usage.outputTokens.total);
        if (hasDeclined(result)) throw declined();
        return { ...result, content: result.content.map(readPart) };
      },
    },
  });
}

/** What the provider does not hold the model to, the model is told in words. */
function putInForm(params: ModelCall, form: AnswerForm): ModelCall {
  const { responseFormat, prompt } = params;
  if (form === "schema" || responseFormat?.type !== "json") return params;
  const told = `Answer with one JSON object and nothing else: no words around it, no code fence. It keeps to this JSON schema:\n${JSON.stringify(responseFormat.schema)}`;
  return {
    ...params,
    responseFormat: { type: form === "json" ? "json" : "text" },
    prompt: addToSystem(prompt, told),
  };
}

/** One message: not every model's template takes a second. */
function addToSystem(prompt: ModelCall["prompt"], told: string): ModelCall["prompt"] {
  const [first, ...rest] = prompt;
  return first?.role === "system"
    ? [{ ...first, content: `${first.content}\n\n${told}` }, ...rest]
    : [{ role: "system", content: told }, ...prompt];
}

function readPart(part: ModelResult["content"][number]): ModelResult["content"][number] {
  return part.type === "text" ? { ...part, text: readAnswerText(part.text) } : part;
}

function add(sum: number | null, count: number | undefined): number | null {
  return count === undefined ? sum : (sum ?? 0) + count;
}

/** OpenAI tells a refusal in a field that the library does not read. */
function hasDeclined({ finishReason, response }: ModelResult): boolean {
  const body = response?.body as { choices?: { message?: { refusal?: unknown } }[] } | undefined;
  return finishReason.unified === "content-filter" || Boolean(body?.choices?.[0]?.message?.refusal);
}

/** The JSON in what a model said, without its thoughts, its fence and its small talk; all of it where there is none. */
export function readAnswerText(text: string): string {
  const whole = text.trim();
  if (isJson(whole)) return whole;
  const said = withoutThoughts(whole);
  const candidates = [said, ...listFenced(said), cutOutBraces(said)];
  return candidates.find(isJson) ?? said;
}

const THOUGHT = "(?:think|thinking|thought|reasoning)";
/** Some servers open the tag themselves, and the model only closes it. */
const CLOSED_THOUGHTS = new RegExp(`^[\\s\\S]*</${THOUGHT}>`, "i");
const OPEN_THOUGHTS = new RegExp(`^<${THOUGHT}>[\\s\\S]*$`, "i");

function withoutThoughts(text: string): string {
  return text.replace(CLOSED_THOUGHTS, "").trim().replace(OPEN_THOUGHTS, "");
}

function listFenced(text: string): string[] {
  return Array.from(text.matchAll(/```[a-z]*[^\S\n]*\n([\s\S]*?)```/gi), ([, inside = ""]) =>
    inside.trim(),
  );
}

function cutOutBraces(text: string): string {
  return text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1);
}

function isJson(text: string): boolean {
  if (!/^[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
