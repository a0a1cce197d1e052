import { PaymentsError } from "./payments-gateway.ts";

/** The sentences for what goes wrong, once each. */

export function unavailable(reason: string, isKeySpent = false): PaymentsError {
  return new PaymentsError(
    "unavailable",
    "The payment provider gives no usable answer right now. Please try again later.",
    reason,
    isKeySpent,
  );
}

export function declined(reason: string): PaymentsError {
  return new PaymentsError("declined", "The card was declined. Please try another one.", reason);
}

export function unknownCustomer(): PaymentsError {
  return new PaymentsError(
    "unknown-customer",
    "The payment provider does not know this customer.",
    "resource_missing",
  );
}

export function badSignature(): PaymentsError {
  return new PaymentsError("bad-signature", "This event is not signed as it should be.");
}

export function rejected(reason: string, isKeySpent = false): PaymentsError {
  return new PaymentsError(
    "rejected",
    "The payment provider did not accept the request. Whoever runs this server should check its Stripe settings.",
    reason,
    isKeySpent,
  );
}
