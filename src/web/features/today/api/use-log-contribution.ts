import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { ApiError } from "#contract/client.ts";
import type { Contribution } from "#contract/contribution.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { refreshContributions } from "./refresh-contributions.ts";
import { useDeleteContribution } from "./use-delete-contribution.ts";

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
