import { createSlots, NoTurn } from "#server/gateways/slots.ts";
import {
  LlmError,
  timedOut,
  unavailable,
  CUT_OFF,
  invalidOutput,
  rateLimited,
  refused,
} from "./llm-gateway.ts";
import {
  APICallError,
  InvalidResponseDataError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
} from "ai";
import { nameConnectionFailure, readRetryAfterMs } from "#server/gateways/outside-failures.ts";

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
