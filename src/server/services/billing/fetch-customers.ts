import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  type PaymentsGateway,
  PaymentsError,
  type PaymentsErrorKind,
} from "#server/gateways/payments/payments-gateway.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { ServiceError } from "#server/service-error.ts";
import type { SubscriptionRow } from "#server/db/billing/subscriptions-repository.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";

export type KnownCustomer = { customerId: string; state: CustomerState };
export type FetchedCustomers = { known: KnownCustomer[]; unknownIds: string[] };

/** What the provider says of each, in the given order. It has to know one of them at least. */
export async function fetchCustomers(
  { fetchCustomerState }: Pick<PaymentsGateway, "fetchCustomerState">,
  customerIds: string[],
): Promise<FetchedCustomers> {
  const known: KnownCustomer[] = [];
  const unknownIds: string[] = [];
  let unknown: unknown = null;
  for (const customerId of customerIds) {
    try {
      known.push({ customerId, state: await fetchCustomerState(customerId) });
    } catch (error) {
      if (!isPaymentsError(error, "unknown-customer")) throw error;
      unknownIds.push(customerId);
      unknown = error;
    }
  }
  if (known.length === 0) throw unknown;
  return { known, unknownIds };
}

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

/** As far as we were told. What gives no access any more may be charged all the same. */
export function mayBeCharged({ status, planCode, hasPaymentProblem }: SubscriptionRow): boolean {
  if (status === "EXPIRED") return hasPaymentProblem;
  return status === "ACTIVE" && planCode === "PREMIUM_MONTHLY";
}

/** Ends them at once, so that the customer is not charged for them again. */
export async function endSubscriptions(
  { payments }: Pick<BillingDeps, "payments">,
  known: KnownCustomer[],
  subscriptionIds: string[],
): Promise<void> {
  for (const { customerId, state } of known) {
    const theirs = state.subscriptions.filter(({ id }) => subscriptionIds.includes(id));
    for (const { id } of theirs) {
      try {
        await payments.cancelNow(id);
      } catch (error) {
        // Two events of one purchase may both try; the one that comes second finds nothing to end.
        const { subscriptions } = await payments.fetchCustomerState(customerId);
        const status = subscriptions.find((subscription) => subscription.id === id)?.status;
        if (status && status !== "canceled" && status !== "incomplete_expired") throw error;
      }
    }
  }
}
