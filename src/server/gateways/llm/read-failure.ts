import {
  APICallError,
  InvalidResponseDataError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
} from "ai";
import { nameConnectionFailure } from "../name-connection-failure.ts";
import { AnswerTooLarge } from "./guarded-fetch.ts";
import { CUT_OFF, invalidOutput, rateLimited, refused, unavailable } from "./llm-failures.ts";
import { LlmError } from "./llm-gateway.ts";
import { readRetryAfterMs } from "./read-retry-after.ts";

/** Why an attempt failed, and whether another one may do better. */
export type Failure = { error: LlmError; mayPass: boolean; retryAfterMs?: number | null };

/** Only codes are taken over: the texts of these errors quote what was sent, keys included. */
export function readFailure(error: unknown, now: Date): Failure {
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
