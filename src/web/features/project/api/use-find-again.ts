import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { projectKeys } from "./project-keys.ts";
import { refreshProjects } from "./refresh-projects.ts";

export function useFindAgain(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.recomputeRecommendations({ params: { projectId }, body: {} }),
    onSuccess: (project) => {
      cache.setQueryData(projectKeys.detail(projectId), project);
      showToast("success", "Communities found again");
      void refreshProjects(cache);
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, {
        fallback: said ?? "Your communities stay as they were.",
        service: "The matcher",
      });
    },
  });
}
