import { ApiError } from "#contract/client.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";

export type Failure = {
  message: string;
  /** The reason, where one is known. */
  detail: string | null;
};

/** Failures about which the server knows more than that it failed. */
const TELLING: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "UPSTREAM",
  "UNAVAILABLE",
  "RATE_LIMITED",
  "CONFLICT",
  "NOT_FOUND",
]);

/** The wizard's own sentence with the reason below it; what one has to change oneself, the server says best. */
export function describeFailure(error: unknown, sentence: string, isOffline = false): Failure {
  if (error instanceof ApiError) {
    const { status, code, serverMessage } = error;
    const isOwnDoing = status === 400 || code === "PLAN_LIMIT";
    if (isOwnDoing && serverMessage) return { message: serverMessage, detail: null };
    return { message: sentence, detail: TELLING.has(code) ? serverMessage : null };
  }
  const reason = errorMessage(error, { fallback: "" }, isOffline);
  return { message: sentence, detail: reason || null };
}

export function showFailure(error: unknown, sentence: string): void {
  logError(error);
  const { message, detail } = describeFailure(error, sentence, !navigator.onLine);
  showToast("error", message, detail ? { description: detail } : {});
}
