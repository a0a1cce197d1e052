import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { type CallInput, ApiError } from "#contract/client.ts";
import type { Contribution } from "#contract/contribution.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { budgetKeys } from "#web/components/budget/use-budgets.ts";
import { todayKeys } from "./use-today.ts";
import { showError } from "#web/lib/error-message.ts";

export type NewContribution = CallInput<"logContribution">["body"];

/** One click logs one, and the message has the way back. */
export function useLogContribution(fullName: string) {
  const cache = useQueryClient();
  const remove = useDeleteContribution();
  return useMutation({
    mutationFn: (body: NewContribution) => api.logContribution({ body }),
    onSuccess: async (logged: Contribution) => {
      await refreshContributions(cache, logged.subredditId);
      showToast("success", `Logged: a ${logged.kind} in ${fullName}`, {
        name: `logged-${logged.id}`,
        action: { label: "Undo", onClick: () => remove.mutate(logged) },
      });
    },
    onError: (error) => {
      // What is wrong with a field is said at the field.
      if (error instanceof ApiError && error.details["issues"]) return;
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? "That was not logged. Please try again." });
    },
  });
}

export function useDeleteContribution() {
  const cache = useQueryClient();
  const refresh = ({ subredditId }: Contribution) => refreshContributions(cache, subredditId);
  const putBack = useMutation({
    mutationFn: ({ id: _id, ...contribution }: Contribution) =>
      api.logContribution({ body: contribution }),
    onError: (error) => showError(error, { fallback: "It could not be brought back." }),
    onSettled: (_logged, _error, contribution) => refresh(contribution),
  });
  return useMutation({
    mutationFn: ({ id }: Contribution) =>
      api.deleteContribution({ params: { contributionId: id } }),
    onSuccess: (_nothing, contribution) =>
      showToast("info", "No longer counted", {
        name: `unlogged-${contribution.id}`,
        action: { label: "Undo", onClick: () => putBack.mutate(contribution) },
      }),
    onError: (error) => {
      // Another tab was quicker.
      if (error instanceof ApiError && error.status === 404) return;
      showError(error, { fallback: "It is still counted. Please try again." });
    },
    onSettled: (_nothing, _error, contribution) => refresh(contribution),
  });
}

/** What drafts are compared with counts them as well. */
const POSTING_CONTEXT = ["posts", "context"];

function refreshContributions(cache: QueryClient, subredditId: string): Promise<unknown> {
  const keys = [
    budgetKeys.all,
    todayKeys.all,
    todayKeys.contributions(subredditId),
    POSTING_CONTEXT,
  ];
  return Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
