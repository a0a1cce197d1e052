import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { useEffect, useRef } from "react";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { describeFailure } from "#web/features/billing/read-return.ts";

export function usePlans() {
  return useQuery({
    queryKey: queryKeys.billing.plans,
    queryFn: ({ signal }) => api.listPlans({}, { signal }),
  });
}

type WayOut<Wish> = {
  /** Answers the address of a page of the payment provider. */
  ask: (wish: Wish) => Promise<string>;
  failure: string;
};

/** Takes the browser to the payment provider: `leavingFor` is the wish it is busy with, until it has left. */
export function useWayOut<Wish>({ ask, failure }: WayOut<Wish>) {
  const { mutate, reset, isIdle, isError, variables } = useMutation({ mutationFn: ask });
  const isLeaving = useRef(false);
  const cache = useQueryClient();

  // The Back button shows this page as it was left: busy, and with the plan of then.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeaving.current = false;
      reset();
      void refreshAfter(cache, "plan-changed");
    };
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, [reset, cache]);

  const leave = (wish: Wish) => {
    // The second half of a double click comes before the screen shows that it is busy.
    if (isLeaving.current) return;
    isLeaving.current = true;
    mutate(wish, {
      // Whoever has gone on to another page meanwhile is not called here, and stays there.
      onSuccess: (address) => window.location.assign(address),
      onError: (error) => {
        isLeaving.current = false;
        logError(error);
        showToast("error", failure, { description: describeFailure(error, !navigator.onLine) });
        // Perhaps it was paid for in another tab.
        void refreshAfter(cache, "plan-changed");
      },
    });
  };
  return { leave, leavingFor: isIdle || isError ? null : (variables ?? null) };
}
