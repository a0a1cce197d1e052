import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Project } from "#contract/project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

type Removal = { chosen: Recommendation; isBack?: boolean };

/** Takes a community off a project, at once and with a way back. */
export function useRemoveCommunity(projectId: string) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    // One after the other: an Undo never overtakes what it undoes.
    scope: { id: `communities-${projectId}` },
    mutationFn: async ({ chosen: { subredditId, source }, isBack }: Removal) => {
      const params = { projectId, subredditId };
      if (isBack) await bringBack(params, source);
      else await api.removeProjectSubreddit({ params });
    },
    onMutate: async ({ chosen, isBack }) => {
      await cache.cancelQueries({ queryKey: queryKeys.projects.detail(projectId) });
      if (!isBack) {
        cache.setQueryData<Project>(
          queryKeys.projects.detail(projectId),
          (project) => project && leaveOutCommunity(project, chosen.subredditId),
        );
      }
    },
    onError: (error, { chosen: { subreddit } }) =>
      showError(error, { fallback: TOASTS.communityNotChanged(subreddit.fullName) }),
    onSettled: () => void refreshAfter(cache, "project-saved"),
  });

  return (chosen: Recommendation) => {
    mutate({ chosen });
    const { fullName } = chosen.subreddit;
    const said =
      chosen.source === "recommended"
        ? TOASTS.communityRefused(fullName)
        : TOASTS.communityRemoved(fullName);
    showToast("info", said, {
      name: `community-${chosen.subredditId}`,
      action: { label: "Undo", onClick: () => mutate({ chosen, isBack: true }) },
    });
  };
}

/** A plan that has become smaller recommends fewer; what was there before is then one's own choice. */
async function bringBack(
  params: { projectId: string; subredditId: string },
  source: Recommendation["source"],
): Promise<void> {
  try {
    await api.addProjectSubreddit({ params, query: { source } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "PLAN_LIMIT") throw error;
    await api.addProjectSubreddit({ params });
  }
}

function leaveOutCommunity(project: Project, subredditId: string): Project {
  const chosen = project.recommendations.find((one) => one.subredditId === subredditId);
  return {
    ...project,
    leftOut:
      chosen?.source === "recommended"
        ? [{ subredditId, fullName: chosen.subreddit.fullName }, ...project.leftOut]
        : project.leftOut,
    recommendations: project.recommendations.filter((one) => one.subredditId !== subredditId),
  };
}
