import { ApiError } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";

/** Codes whose sentence says more than that something failed: what to type instead, or why not. */
const TELLING = new Set(["VALIDATION", "CONFLICT", "UPSTREAM", "UNAVAILABLE", "RATE_LIMITED"]);

/** What to say in a form; nothing that was typed is lost by it. */
export function describeFailure(error: unknown, fallback: string, isOffline: boolean): string {
  if (error instanceof ApiError && error.code && TELLING.has(error.code) && error.serverMessage) {
    return error.serverMessage;
  }
  return errorMessage(error, { fallback }, isOffline);
}

/** What the server said of each field. */
export function readFieldFaults<F extends string>(
  error: unknown,
  fields: readonly F[],
): Partial<Record<F, string>> {
  const issues = error instanceof ApiError ? error.details["issues"] : null;
  if (!Array.isArray(issues)) return {};
  const faults: Partial<Record<F, string>> = {};
  for (const { field, message } of issues as { field: string; message: string }[]) {
    const named = fields.find((name) => name === field);
    if (named) faults[named] ??= message;
  }
  return faults;
}
