import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { ProjectStats, Project, ProjectSummary } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

export type ProjectEdit = CallInput<"updateProject">["body"];

/** What the server refuses is said at the fields of the form, so there is no message here. */
export function useUpdateProject(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectEdit) => api.updateProject({ params: { projectId }, body }),
    onSuccess: (project) => {
      cache.setQueryData(queryKeys.projects.detail(projectId), project);
      cache.setQueriesData<ProjectStats>(
        { queryKey: queryKeys.projects.allStats },
        (stats) => stats && replaceProject(stats, project),
      );
      showToast("success", TOASTS.saved);
      void refreshAfter(cache, "project-saved");
    },
  });
}

/** The statistics once a project is archived or brought back, as far as the browser can tell. */
export function markArchived(
  stats: ProjectStats,
  { projectId, isArchived, includeArchived }: Archiving & { includeArchived: boolean },
): ProjectStats {
  if (isArchived && !includeArchived) return leaveOut(stats, projectId);
  const projects = stats.projects.map((project) =>
    project.id === projectId ? setArchived(project, isArchived) : project,
  );
  return { ...stats, projects };
}

export type Archiving = { projectId: string; isArchived: boolean };

/** How many different communities are left only the server knows: that figure waits for its answer. */
export function leaveOut(stats: ProjectStats, projectId: string): ProjectStats {
  const gone = stats.projects.find(({ id }) => id === projectId);
  if (!gone) return stats;
  return {
    ...stats,
    totalProjects: stats.totalProjects - 1,
    totalPosts: stats.totalPosts - gone.posts,
    projects: stats.projects.filter(({ id }) => id !== projectId),
  };
}

/** The statistics once a project was edited. */
export function replaceProject(stats: ProjectStats, project: Project): ProjectStats {
  const { id, name, description, url, category, status, archived } = project;
  const edited = { name, description, url, category, status, archived };
  return {
    ...stats,
    projects: stats.projects.map((listed) =>
      listed.id === id ? { ...listed, ...edited } : listed,
    ),
  };
}

/** A project that comes back is active, whatever it was before. */
function setArchived(project: ProjectSummary, archived: boolean): ProjectSummary {
  return { ...project, archived, status: archived ? "archived" : "active" };
}
