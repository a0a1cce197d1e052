import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { ProjectStats } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { replaceProject } from "./edit-stats.ts";
import { projectKeys } from "./project-keys.ts";
import { refreshProjects } from "./refresh-projects.ts";

export type ProjectEdit = CallInput<"updateProject">["body"];

/** What the server refuses is said at the fields of the form, so there is no message here. */
export function useUpdateProject(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectEdit) => api.updateProject({ params: { projectId }, body }),
    onSuccess: (project) => {
      cache.setQueryData(projectKeys.detail(projectId), project);
      cache.setQueriesData<ProjectStats>(
        { queryKey: projectKeys.allStats },
        (stats) => stats && replaceProject(stats, project),
      );
      showToast("success", "Project saved");
      void refreshProjects(cache);
    },
  });
}
