import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";
import { showCapReached } from "./show-cap-reached.ts";

export function useGeneratePosts(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // An answer that was typed a moment ago belongs into the posts.
      await waitForAnswers(cache, projectId);
      return api.generatePosts({ body: { projectId } });
    },
    onSuccess: (written) => {
      cache.setQueryData<GeneratedPost[]>(
        roadmapKeys.posts(projectId),
        (posts) => posts && written.reduce<GeneratedPost[]>(putPost, posts),
      );
      showToast("success", "Posts Generated Successfully", {
        description: `${written.length} posts have been generated and scheduled.`,
      });
    },
    onError: (error) => {
      logError(error);
      if (isCapReached(error)) showCapReached();
      else {
        showToast("error", "Generation Failed", {
          description: serverMessage(error) ?? "Failed to generate posts. Please try again.",
        });
      }
    },
    onSettled: () => refreshRoadmap(cache),
  });
}

/** The monthly quota is a limit of the plan too, but has its own words. */
function isCapReached(error: unknown): boolean {
  return error instanceof ApiError && error.code === "PLAN_LIMIT" && "cap" in error.details;
}

function serverMessage(error: unknown): string | null {
  return error instanceof ApiError ? error.serverMessage : null;
}
