import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import { isConnectionLoss } from "#server/start/connection-loss.ts";
import { explainDamage } from "#server/start/damage.ts";
import { QueueFull } from "#server/start/fair-queue.ts";
import { isDiskFull } from "#server/start/disk-room.ts";
import { notSignedIn, ServiceError } from "#server/service-error.ts";

/** The only place where a code becomes an HTTP status. */
export const STATUS_OF_CODE = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  PREMIUM_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PLAN_LIMIT: 409,
  RATE_LIMITED: 429,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(reply, noteError(error, request));
}

/** What the caller is told; what is our fault, or that of a party outside, is in the log. */
export function noteError(error: Error, request: FastifyRequest): ErrorBody {
  const body = describeError(error as FastifyError);
  // A crowd is no fault, and telling each of it at length would add to the load.
  const isFault = STATUS_OF_CODE[body.code] >= 500 && !(error.cause instanceof QueueFull);
  if (isNotConfigured(error)) {
    request.log.info({ reqId: request.id, reason: body.message }, "not configured");
  } else if (isFault) {
    const said = explainDamage(error) ?? "request failed";
    request.log.error({ reqId: request.id, err: error, code: body.code }, said);
  }
  return body;
}

/** What an operator chose to do without is no failure: the caller reads why, and nobody is woken up. */
function isNotConfigured(error: unknown): boolean {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    const { kind, reason } = layer as Error & { kind?: unknown; reason?: unknown };
    if (kind === "not-configured" || reason === "not-configured") return true;
  }
  return false;
}

function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  // Users can quote it, and the log has the rest of the story.
  reply.header("x-request-id", reply.request.id);
  const retryAfterSeconds = body.details?.["retryAfterSeconds"];
  if (typeof retryAfterSeconds === "number") reply.header("retry-after", retryAfterSeconds);
  if (body.code === "UNAUTHENTICATED" && !reply.hasHeader("www-authenticate")) {
    reply.header("www-authenticate", "Bearer");
  }
  return reply.code(STATUS_OF_CODE[body.code]).send(body);
}

const NOTHING_HERE: ErrorBody = {
  code: "NOT_FOUND",
  message: "There's nothing at this address.",
};

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, NOTHING_HERE);
}

function describeError(error: FastifyError): ErrorBody {
  if (error instanceof ServiceError) {
    return {
      code: error.code,
      message: error.message,
      ...(error.details && { details: error.details }),
    };
  }
  const refusal = REFUSALS[error.code];
  if (refusal) return { code: "VALIDATION", message: refusal };
  if (error.statusCode === 403 || error.statusCode === 404) return NOTHING_HERE;
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: "VALIDATION", message: "We can't answer this request." };
  }
  if (isAboutGoneUser(error)) {
    const { code, message } = notSignedIn();
    return { code, message };
  }
  if (isConnectionLoss(error)) {
    return {
      code: "UNAVAILABLE",
      message: "We can't reach our database. Please try again in a moment.",
    };
  }
  if (isDiskFull(error)) {
    return {
      code: "UNAVAILABLE",
      message: "We can't save anything: the server's disk is full. Please tell its operator.",
    };
  }
  return { code: "INTERNAL", message: "Something went wrong on our side. Please try again later." };
}

/** What the framework refuses before a handler is reached. */
const REFUSALS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "The request is too large.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    "The request must be sent as JSON (content-type: application/json).",
  FST_ERR_CTP_INVALID_JSON_BODY: "The request isn't valid JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The request is empty.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request isn't as long as it says.",
  FST_ERR_MAX_PARAM_LENGTH: "This address is too long.",
  FST_ERR_BAD_URL: "This address is malformed.",
};

/** The account may be erased while a call is under way: whatever that would still store has no owner. */
function isAboutGoneUser(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: string; constraint?: string };
    if (code === "23503" && constraint?.endsWith("_user_id_users_id_fkey")) return true;
  }
  return false;
}
