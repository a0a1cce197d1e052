import type { ErrorCode } from "#contract/errors.ts";

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
