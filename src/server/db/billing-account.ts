import type { PaymentMode } from "#engine/billing/payment-modes.ts";
import type { UserId } from "#server/scope.ts";

/** A user, as far as one kind of money goes. */
export type BillingAccount = { userId: UserId; mode: PaymentMode };
