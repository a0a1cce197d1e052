import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { markAsPosted, putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

type Marking = { post: GeneratedPost; permalink: string | null; isBlankConfirmed: boolean };

/** Moves to Past at once; a refusal brings it back. */
export function useMarkPosted(projectId: string) {
  const cache = useQueryClient();
  const put = (post: GeneratedPost) =>
    cache.setQueryData<GeneratedPost[]>(
      roadmapKeys.posts(projectId),
      (posts) => posts && putPost(posts, post),
    );
  return useMutation({
    mutationFn: ({ post, permalink, isBlankConfirmed }: Marking) =>
      api.markPosted({
        params: { postId: post.id },
        body: {
          ...(permalink && { permalink }),
          ...(isBlankConfirmed && { isBlankConfirmed: true as const }),
        },
      }),
    onMutate: async ({ post, permalink }) => {
      await cache.cancelQueries({ queryKey: roadmapKeys.posts(projectId) });
      put(markAsPosted(post, new Date().toISOString(), permalink));
    },
    onSuccess: (post) => {
      put(post);
      showToast("success", "Post Marked as Posted", {
        description: "The post has been moved to your past posts.",
      });
    },
    onError: (error, { post }) => {
      logError(error);
      put(post);
      showToast("error", "Failed to Mark Post", {
        description:
          (error instanceof ApiError && error.serverMessage) ||
          "Failed to mark post as posted. Please try again.",
      });
    },
    onSettled: () => refreshRoadmap(cache),
  });
}
