import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { projectKeys } from "./project-keys.ts";

export function useProject(projectId: string) {
  return useQuery(projectQuery(projectId));
}

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: projectKeys.detail(projectId),
    queryFn: ({ signal }) => api.getProject({ params: { projectId } }, { signal }),
    // What is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
}

/** No such project, or an address that no project can have. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
