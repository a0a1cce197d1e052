import { ApiError } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";

/** The server's own sentence where it refuses for a reason, and what is usual elsewhere. */
export function describeFailure(error: unknown, isOffline: boolean): string {
  const said = isRefusal(error) ? error.serverMessage : null;
  return said ?? errorMessage(error, {}, isOffline);
}

/** Asking again would not help: the community is closed, an answer is missing, a limit is reached. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.has(error.code ?? "");
}

const REFUSALS: ReadonlySet<string> = new Set(["CONFLICT", "PLAN_LIMIT", "PREMIUM_REQUIRED"]);
