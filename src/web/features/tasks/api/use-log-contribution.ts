import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type CallInput, ApiError } from "#contract/client.ts";
import type { Contribution } from "#contract/task.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showError } from "#web/lib/error-message.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/tasks/toasts.ts";

export type NewContribution = CallInput<"logContribution">["body"];

/** One click logs one, and the message has the way back. */
export function useLogContribution(fullName: string) {
  const cache = useQueryClient();
  const remove = useDeleteContribution();
  return useMutation({
    mutationFn: (body: NewContribution) => api.logContribution({ body }),
    onSuccess: async (logged: Contribution) => {
      await refreshAfter(cache, "contribution-logged");
      showToast("success", TOASTS.logged(logged.kind, fullName), {
        name: `logged-${logged.id}`,
        action: { label: "Undo", onClick: () => remove.mutate(logged) },
      });
    },
    onError: (error) => {
      // What is wrong with a field is said at the field.
      if (error instanceof ApiError && error.details["issues"]) return;
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? TOASTS.notLogged });
    },
  });
}

export function useDeleteContribution() {
  const cache = useQueryClient();
  const refresh = () => refreshAfter(cache, "contribution-logged");
  const putBack = useMutation({
    mutationFn: ({ id: _id, ...contribution }: Contribution) =>
      api.logContribution({ body: contribution }),
    onError: (error) => showError(error, { fallback: TOASTS.notBroughtBack }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: Contribution) =>
      api.deleteContribution({ params: { contributionId: id } }),
    onSuccess: (_nothing, contribution) =>
      showToast("info", TOASTS.uncounted, {
        name: `unlogged-${contribution.id}`,
        action: { label: "Undo", onClick: () => putBack.mutate(contribution) },
      }),
    onError: (error) => {
      // Another tab was quicker.
      if (error instanceof ApiError && error.status === 404) return;
      showError(error, { fallback: TOASTS.stillCounted });
    },
    onSettled: refresh,
  });
}
