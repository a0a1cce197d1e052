import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

/** What the server refuses is said at the field, so there is no message here. */
export function useUpdatePerformance({ id, projectId }: Pick<GeneratedPost, "id" | "projectId">) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<"updatePerformance">["body"]) =>
      api.updatePerformance({ params: { postId: id }, body }),
    onSuccess: (post) => {
      cache.setQueryData<GeneratedPost[]>(
        roadmapKeys.posts(projectId),
        (posts) => posts && putPost(posts, post),
      );
      refreshRoadmap(cache);
    },
    onError: logError,
  });
}
