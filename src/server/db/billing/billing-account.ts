import type { UserId } from "#server/scope.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";

/** A user, as far as one kind of money goes. */
export type BillingAccount = { userId: UserId; mode: PaymentMode };
