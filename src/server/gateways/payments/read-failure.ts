import { Stripe } from "stripe";
import { nameConnectionFailure } from "../name-connection-failure.ts";
import { declined, rejected, unavailable, unknownCustomer } from "./payments-failures.ts";
import { PaymentsError } from "./payments-gateway.ts";

const { errors } = Stripe;

/** Answers that pass by themselves: too many calls, or two with one key at once. */
const PASSING_STATUSES = new Set([409, 429]);

/** What the library threw, in our words. Nothing of it is kept but a short code. */
export function readFailure(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  if (error instanceof errors.StripeConnectionError) {
    return unavailable(nameConnectionFailure(error.detail) ?? "connection");
  }
  if (!(error instanceof errors.StripeError)) return unavailable("unexpected-answer");
  const { statusCode, code } = error;
  const reason = code ?? (statusCode ? `http-${statusCode}` : "invalid-answer");
  if (error instanceof errors.StripeCardError) return declined(error.decline_code || reason);
  if (!statusCode || PASSING_STATUSES.has(statusCode)) return unavailable(reason);
  if (statusCode >= 500) return unavailable(reason, true);
  if (error instanceof errors.StripeIdempotencyError) return rejected(reason, true);
  return isUnknownCustomer(error) ? unknownCustomer() : rejected(reason);
}

/** Where a customer is asked for by address, Stripe names the fault's parameter 'id'. */
function isUnknownCustomer(error: InstanceType<typeof errors.StripeError>): boolean {
  const isAboutCustomer =
    error.param === "customer" || error.message.startsWith("No such customer");
  return error.code === "resource_missing" && isAboutCustomer;
}
