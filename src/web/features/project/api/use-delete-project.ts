import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { ProjectStats } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { leaveOut } from "./edit-stats.ts";
import { projectKeys } from "./project-keys.ts";
import { refreshProjects } from "./refresh-projects.ts";

export function useDeleteProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      await api.deleteProject({ params: { projectId: id } }).catch((error: unknown) => {
        // Deleted in another tab: it is gone, as was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess: (_, { id, name }) => {
      cache.removeQueries({ queryKey: projectKeys.detail(id) });
      cache.setQueriesData<ProjectStats>(
        { queryKey: projectKeys.allStats },
        (stats) => stats && leaveOut(stats, id),
      );
      showToast("success", `${name} is deleted`);
    },
    onError: (error, { name }) =>
      showError(error, { fallback: `${name} was not deleted. Please try again.` }),
    onSettled: () => void refreshProjects(cache),
  });
}
