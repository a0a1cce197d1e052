import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { ComparedSubreddit } from "#contract/competitor.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { competitorKeys } from "./competitor-keys.ts";

type Change = { community: ComparedSubreddit; isUndo?: boolean };

/** Adds a community to the project in one click, with a way back. */
export function useAddCommunity(projectId: string) {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    // One after the other: an Undo never overtakes what it undoes.
    scope: { id: `compared-${projectId}` },
    mutationFn: async ({ community: { subredditId }, isUndo }: Change) => {
      const params = { projectId, subredditId };
      if (isUndo) await api.removeProjectSubreddit({ params });
      else await api.addProjectSubreddit({ params });
    },
    onSuccess: (_, { community, isUndo }) => {
      if (isUndo) return;
      showToast("success", `${community.fullName} is in this project now`, {
        name: `compared-${community.subredditId}`,
        action: { label: "Undo", onClick: () => mutate({ community, isUndo: true }) },
      });
    },
    onError: (error, { community: { fullName } }) => {
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? `${fullName} stays as it was. Please try again.` });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: competitorKeys.projects }),
  });
  return {
    add: (community: ComparedSubreddit) => mutate({ community }),
    addingId: isPending ? variables.community.subredditId : null,
  };
}
