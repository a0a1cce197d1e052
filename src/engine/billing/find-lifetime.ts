import type { CustomerState, ProviderPurchase } from "./customer-state.ts";
import { keepsPayment } from "./keeps-payment.ts";

/** The purchase that gives access for good: of several, the first that we still have the money of. */
export function findLifetime({ purchases }: CustomerState): ProviderPurchase | null {
  const [first] = purchases
    .filter(keepsPayment)
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
  return first ?? null;
}
