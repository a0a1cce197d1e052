import type { ErrorCode } from "#contract/errors.ts";
import {
  PaymentsError,
  type PaymentsErrorKind,
} from "#server/gateways/payments/payments-gateway.ts";
import { ServiceError } from "#server/service-error.ts";

const CODES: Record<PaymentsErrorKind, ErrorCode> = {
  "not-configured": "UNAVAILABLE",
  unavailable: "UPSTREAM",
  declined: "CONFLICT",
  "unknown-customer": "UPSTREAM",
  "bad-signature": "VALIDATION",
  rejected: "UPSTREAM",
};

/** What goes wrong with the payment provider meanwhile is told as a failure of ours. */
export async function tellPaymentsFailure<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    throw new ServiceError(CODES[error.kind], error.message, undefined, { cause: error });
  }
}

export function isPaymentsError(error: unknown, ...kinds: PaymentsErrorKind[]): boolean {
  return error instanceof PaymentsError && kinds.includes(error.kind);
}
