import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";

/** Posts say what their links carry, so they are asked for anew. */
export function useTagLinks(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (tagsLinks: boolean) =>
      api.updateProject({ params: { projectId }, body: { tagsLinks } }),
    onSuccess: ({ tagsLinks }) => {
      cache.setQueryData<Project>(
        ["projects", "detail", projectId],
        (project) => project && { ...project, tagsLinks },
      );
      return cache.invalidateQueries({ queryKey: ["projects"] });
    },
  });
}
