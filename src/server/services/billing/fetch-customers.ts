import type { CustomerState } from "#engine/billing/customer-state.ts";
import type { PaymentsGateway } from "#server/gateways/payments/payments-gateway.ts";
import { isPaymentsError } from "./describe-payments-error.ts";

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
