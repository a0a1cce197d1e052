import type { ErrorCode } from "#contract/errors.ts";
import { setTimeout } from "node:timers/promises";
import { MINUTE_MS } from "#engine/clock/time-units.ts";

/** The one exception that services throw for an expected failure; its message is fit to be shown. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details?: Record<string, unknown>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "ServiceError";
    this.code = code;
    this.details = details;
  }
}

/** Nobody is signed in, or the account was deleted since the call came in. */
export function notSignedIn(): ServiceError {
  return new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
}

/** Longer than a database takes to start again. */
const INSISTING_MS = MINUTE_MS;
const PAUSE_MS = 2000;

/** What was handed over and is not noted goes out twice: a database that is away is waited for. */
export async function insist<T>(note: () => Promise<T>): Promise<T> {
  const until = performance.now() + INSISTING_MS;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** What only the service can tell about a field, told as the contract tells the rest. */
export function wrongField(field: string, message: string): ServiceError {
  return new ServiceError("VALIDATION", message, { issues: [{ field, message }] });
}
