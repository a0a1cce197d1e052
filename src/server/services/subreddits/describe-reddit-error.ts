import type { ErrorCode } from "#contract/errors.ts";
import { RedditError, type RedditErrorKind } from "#server/gateways/reddit/reddit-gateway.ts";
import { ServiceError } from "#server/service-error.ts";

const CODES: Record<RedditErrorKind, ErrorCode> = {
  "not-configured": "UNAVAILABLE",
  "not-found": "NOT_FOUND",
  banned: "NOT_FOUND",
  private: "NOT_FOUND",
  quarantined: "NOT_FOUND",
  "rate-limited": "RATE_LIMITED",
  refused: "UPSTREAM",
  unavailable: "UPSTREAM",
};

/** What went wrong with Reddit, as a failure of ours; anything else passes through. */
export function describeRedditError(error: unknown): unknown {
  if (!(error instanceof RedditError)) return error;
  const { kind, message, retryAfterSeconds } = error;
  const details = retryAfterSeconds === null ? undefined : { retryAfterSeconds };
  return new ServiceError(CODES[kind], message, details, { cause: error });
}
