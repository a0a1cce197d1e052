import type { CheckoutRequest } from "#contract/billing.ts";
import { api } from "#web/lib/api.ts";
import { useWayOut } from "./use-way-out.ts";

/** The payment provider's page where a plan is paid for. */
export function useCheckout() {
  return useWayOut({
    ask: async (planCode: CheckoutRequest["planCode"]) =>
      (await api.createCheckout({ body: { planCode } })).checkoutUrl,
    failure: "Failed to start checkout process",
  });
}
