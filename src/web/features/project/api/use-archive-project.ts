import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProjectStats } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { type Archiving, markArchived } from "./edit-stats.ts";
import { projectKeys } from "./project-keys.ts";
import { refreshProjects } from "./refresh-projects.ts";

/** Shows at once; the statistics are read again either way, so a refusal puts the card back. */
export function useArchiveProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, isArchived }: Archiving) => {
      const params = { projectId };
      return isArchived ? api.archiveProject({ params }) : api.unarchiveProject({ params });
    },
    onMutate: async (archiving) => {
      await cache.cancelQueries({ queryKey: projectKeys.allStats });
      for (const includeArchived of [true, false]) {
        cache.setQueryData<ProjectStats>(
          projectKeys.stats(includeArchived),
          (stats) => stats && markArchived(stats, { ...archiving, includeArchived }),
        );
      }
    },
    onSuccess: (_, { isArchived }) => {
      showToast("success", `Project ${isArchived ? "archived" : "unarchived"} successfully`);
    },
    onError: (error, { isArchived }) => {
      logError(error);
      showToast("error", `Failed to ${isArchived ? "archive" : "unarchive"} project`);
    },
    onSettled: () => void refreshProjects(cache),
  });
}
