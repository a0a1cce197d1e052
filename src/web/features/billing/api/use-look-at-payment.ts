import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SUBSCRIPTION_KEY } from "#web/components/premium/use-subscription.ts";
import { api } from "#web/lib/api.ts";

/**
 * Lets the server ask the payment provider once, in case its report is late or never comes. Where that
 * fails nothing is lost: the status is asked for beside it, and goes on being asked for.
 */
export function useLookAtPayment(isPaid: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    const leaving = new AbortController();
    const look = async () => {
      const status = await api.refreshBillingStatus({}, { signal: leaving.signal });
      // An answer that is on its way may be older.
      await cache.cancelQueries({ queryKey: SUBSCRIPTION_KEY });
      cache.setQueryData(SUBSCRIPTION_KEY, status);
    };
    look().catch(() => {});
    return () => leaving.abort();
  }, [isPaid, cache]);
}
