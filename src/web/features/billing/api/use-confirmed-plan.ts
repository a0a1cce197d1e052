import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SubscriptionStatus } from "#contract/billing.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { hasArrived } from "#web/features/billing/read-return.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** By then the payment provider has usually told the server of a payment. */
const LATE_AFTER_MS = 10_000;
const ASK_EVERY_MS = 1500;
const ASK_LATE_EVERY_MS = 15_000;

export type ConfirmedPlan =
  | { step: "checking" }
  | { step: "failed"; isRetrying: boolean; retry: () => void }
  | { step: "known"; subscription: SubscriptionStatus; hasArrived: boolean; isLate: boolean };

type Payment = { isPaid: boolean; awaited: PlanCode | null };

/** The plan as the server knows it, asked for anew; after a payment again and again until it shows. */
export function useConfirmedPlan({ isPaid, awaited }: Payment): ConfirmedPlan {
  const isLate = useIsLate();
  useLookAtPayment(isPaid);
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    queryKey: queryKeys.billing.subscription,
    queryFn: ({ signal }) => api.getBillingStatus({}, { signal }),
    refetchOnMount: "always",
    // A server in trouble is asked less often.
    refetchInterval: ({ state }) =>
      isPaid && chooseInterval(state.data, awaited, isLate || state.error !== null),
  });
  useEffect(() => {
    if (error) logError(error);
  }, [error]);
  if (!isFetchedAfterMount) return { step: "checking" };
  // It stays so while it is asked again: what was said is not taken back for a moment.
  if (!data) return { step: "failed", isRetrying: isFetching, retry: () => void refetch() };
  return { step: "known", subscription: data, hasArrived: hasArrived(data, awaited), isLate };
}

/** Where the address does not say what was paid for, whoever had a plan may have paid for lifetime. */
function chooseInterval(
  known: SubscriptionStatus | undefined,
  awaited: PlanCode | null,
  isLate: boolean,
): number | false {
  const isThere = known !== undefined && hasArrived(known, awaited);
  const isCertain = awaited !== null || known?.planCode === "PREMIUM_LIFETIME" || isLate;
  if (isThere && isCertain) return false;
  return isLate ? ASK_LATE_EVERY_MS : ASK_EVERY_MS;
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/**
 * Lets the server ask the payment provider once, in case its report is late or never comes. Where that
 * fails nothing is lost: the status is asked for beside it, and goes on being asked for.
 */
function useLookAtPayment(isPaid: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    const leaving = new AbortController();
    const look = async () => {
      const status = await api.refreshBillingStatus({}, { signal: leaving.signal });
      // An answer that is on its way may be older.
      await cache.cancelQueries({ queryKey: queryKeys.billing.subscription });
      cache.setQueryData(queryKeys.billing.subscription, status);
    };
    look().catch(() => {});
    return () => leaving.abort();
  }, [isPaid, cache]);
}
