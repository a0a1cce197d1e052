import { ApiError } from "#contract/client.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { errorMessage } from "#web/lib/error-message.ts";

/** Failures about which the server knows more than that it failed. */
const TELLING: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "VALIDATION",
  "UPSTREAM",
  "UNAVAILABLE",
]);

/** Whoever wants to be gone must know whether they are. */
export function describeDeletionFailure(error: unknown, isOffline: boolean): string {
  const isTold = error instanceof ApiError && TELLING.has(error.code) && error.serverMessage;
  return isTold || `We couldn't delete your account. ${errorMessage(error, {}, isOffline)}`;
}
