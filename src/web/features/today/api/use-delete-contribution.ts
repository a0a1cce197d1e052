import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Contribution } from "#contract/contribution.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { refreshContributions } from "./refresh-contributions.ts";

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
