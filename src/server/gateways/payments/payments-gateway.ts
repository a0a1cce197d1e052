import type { CustomerState, PaymentMode } from "#engine/billing/customer-state.ts";
import type { PlanCode } from "#engine/billing/plans.ts";

/** Whoever takes the money. Every call throws PaymentsError. */
export type PaymentsGateway = {
  isConfigured: boolean;
  mode: PaymentMode;
  /** The same key gives the same customer, however often it is sent. */
  createCustomer: (customer: NewCustomer, idempotencyKey: string) => Promise<string>;
  /** The user whom we made this customer for; null for one who was made by other means. */
  findCustomerUser: (customerId: string) => Promise<string | null>;
  createCheckout: (checkout: NewCheckout) => Promise<Checkout>;
  fetchCheckoutStatus: (sessionId: string) => Promise<CheckoutStatus>;
  /** Nobody can pay on the page any more, which may have been so already; false where it is not known. */
  expireCheckout: (sessionId: string) => Promise<boolean>;
  /** The address of a page with the customer's invoices and card. */
  createPortal: (portal: { customerId: string; returnUrl: string }) => Promise<string>;
  fetchCustomerState: (customerId: string) => Promise<CustomerState>;
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  /** With the invoice that it owes, if any: nothing of it is charged any more. */
  cancelNow: (subscriptionId: string) => Promise<void>;
  /** Gives back what is left of a payment; no failure where nothing is. */
  returnPayment: (paymentId: string) => Promise<void>;
  /** Verifies it first; then it may ask the provider whose it is, as a dispute names a charge only. */
  readEvent: (rawBody: Buffer | string, signature: string) => Promise<PaymentEvent>;
};

export type NewCustomer = { userId: string; email: string };

export type PaidPlanCode = Exclude<PlanCode, "FREE">;

export type NewCheckout = {
  customerId: string;
  planCode: PaidPlanCode;
  userId: string;
  successUrl: string;
  cancelUrl: string;
  /** Two calls with one key must agree in everything else. */
  idempotencyKey: string;
};

export type Checkout = { sessionId: string; url: string; createdAt: Date; expiresAt: Date };

/** `missing` is also what a wrong key says of a page that is open elsewhere. */
export type CheckoutStatus = "open" | "complete" | "expired" | "missing";

/** It only says whom to look at: what is true now is asked for anew. */
export type PaymentEvent = {
  id: string;
  type: string;
  /** null where the event is about nobody in particular. */
  customerId: string | null;
  /** The user whose mark the event's subject bears, for when the customer is not known here. */
  userId: string | null;
  createdAt: Date;
};

/**
 * `unknown-customer` happens when the keys changed, by mistake or from test to live. It says nothing
 * about what was paid for; a customer who was deleted is known, and told as such.
 * `rejected` would be rejected again: our key or our request.
 */
export type PaymentsErrorKind =
  | "not-configured"
  | "unavailable"
  | "declined"
  | "unknown-customer"
  | "bad-signature"
  | "rejected";

/** Its message is fit to be shown. It never carries a cause: those may quote a header with a secret. */
export class PaymentsError extends Error {
  readonly kind: PaymentsErrorKind;
  /** A short code for the log, such as ECONNREFUSED or card_declined. */
  readonly reason: string | null;
  /** The provider keeps this answer under the request's key: asking again needs another key. */
  readonly isKeySpent: boolean;

  constructor(
    kind: PaymentsErrorKind,
    message: string,
    reason: string | null = null,
    isKeySpent = false,
  ) {
    super(message);
    this.name = "PaymentsError";
    this.kind = kind;
    this.reason = reason;
    this.isKeySpent = isKeySpent;
  }
}

/** The sentences for what goes wrong, once each. */

export function unavailable(reason: string, isKeySpent = false): PaymentsError {
  return new PaymentsError(
    "unavailable",
    "The payment provider isn't working right now. Please try again later.",
    reason,
    isKeySpent,
  );
}

export function declined(reason: string): PaymentsError {
  return new PaymentsError("declined", "Your card was declined. Please try another one.", reason);
}

export function unknownCustomer(): PaymentsError {
  return new PaymentsError(
    "unknown-customer",
    "The payment provider doesn't know this customer.",
    "resource_missing",
  );
}

export function badSignature(): PaymentsError {
  return new PaymentsError("bad-signature", "This event isn't signed correctly.");
}

export function rejected(reason: string, isKeySpent = false): PaymentsError {
  return new PaymentsError(
    "rejected",
    "The payment provider refused the request. The operator should check the Stripe settings.",
    reason,
    isKeySpent,
  );
}

async function refuse(): Promise<never> {
  throw new PaymentsError("not-configured", "This server can't take payments yet.");
}

/** In production without an operator's key: everyone stays on the plan that they truly paid for. */
export const unconfiguredPayments: PaymentsGateway = {
  isConfigured: false,
  mode: "live",
  createCustomer: refuse,
  findCustomerUser: refuse,
  createCheckout: refuse,
  fetchCheckoutStatus: refuse,
  expireCheckout: refuse,
  createPortal: refuse,
  fetchCustomerState: refuse,
  cancelAtPeriodEnd: refuse,
  cancelNow: refuse,
  returnPayment: refuse,
  readEvent: refuse,
};
