import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { readOverBudget } from "../read-over-budget.ts";
import { putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

export type PostEdits = CallInput<"updatePost">["body"];

/** What the server refuses is said at the fields of the form, so there is no message here. */
export function useUpdatePost({ id, projectId }: Pick<GeneratedPost, "id" | "projectId">) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: PostEdits) => api.updatePost({ params: { postId: id }, body }),
    onSuccess: (post) => {
      cache.setQueryData<GeneratedPost[]>(
        roadmapKeys.posts(projectId),
        (posts) => posts && putPost(posts, post),
      );
      refreshRoadmap(cache);
    },
    onError: (error) => {
      // A question, which the form asks.
      if (readOverBudget(error)) return;
      logError(error);
      // Another tab was quicker: the roadmap shows what it made of the post.
      if (error instanceof ApiError && error.status === 409) refreshRoadmap(cache);
    },
  });
}
