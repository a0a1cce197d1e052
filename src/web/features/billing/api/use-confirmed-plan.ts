import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SubscriptionStatus } from "#contract/billing.ts";
import { SUBSCRIPTION_KEY } from "#web/components/premium/use-subscription.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";

/** By then the payment provider has usually told the server of a payment. */
const LATE_AFTER_MS = 10_000;
const ASK_EVERY_MS = 1500;
const ASK_LATE_EVERY_MS = 15_000;

export type ConfirmedPlan =
  | { step: "checking" }
  | { step: "failed" }
  | { step: "known"; subscription: SubscriptionStatus; isLate: boolean };

/** The plan as the server knows it, asked for anew; after a payment again and again until it shows. */
export function useConfirmedPlan({ isPaid }: { isPaid: boolean }): ConfirmedPlan {
  const isLate = useIsLate();
  const { data, error, isFetchedAfterMount, isLoadingError } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: ({ signal }) => api.getBillingStatus({}, { signal }),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => isPaid && chooseInterval(state.data, isLate),
  });
  useEffect(() => {
    if (error) logError(error);
  }, [error]);
  if (isLoadingError) return { step: "failed" };
  if (!data || !isFetchedAfterMount) return { step: "checking" };
  return { step: "known", subscription: data, isLate };
}

/** Whoever had a plan already may have paid for lifetime, so the first plan seen is not the last. */
function chooseInterval(known: SubscriptionStatus | undefined, isLate: boolean): number | false {
  if (known?.planCode === "PREMIUM_LIFETIME") return false;
  if (!isLate) return ASK_EVERY_MS;
  return known?.isPremium ? false : ASK_LATE_EVERY_MS;
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
