import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { leaveOutPost, putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

type Deletion = { post: GeneratedPost; isBack?: boolean };

/** Leaves the roadmap at once and can be brought back; posts are read again either way. */
export function useDeletePost(projectId: string) {
  const cache = useQueryClient();
  const key = roadmapKeys.posts(projectId);
  const { mutate } = useMutation({
    // One after the other: an undo must not overtake its deletion.
    scope: { id: `posts-${projectId}` },
    mutationFn: async ({ post, isBack }: Deletion) => {
      const params = { postId: post.id };
      if (isBack) await api.restorePost({ params });
      else await api.deletePost({ params });
    },
    onMutate: async ({ post, isBack }) => {
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData<GeneratedPost[]>(
        key,
        (posts) => posts && (isBack ? putPost(posts, post) : leaveOutPost(posts, post.id)),
      );
    },
    onError: (error, { post, isBack }) => {
      cache.setQueryData<GeneratedPost[]>(
        key,
        (posts) => posts && (isBack ? leaveOutPost(posts, post.id) : putPost(posts, post)),
      );
      const said = error instanceof ApiError ? error.serverMessage : null;
      const fallback = isBack ? "The post could not be brought back." : "The post is still there.";
      showError(error, { fallback: said ?? fallback });
    },
    onSettled: () => refreshRoadmap(cache),
  });

  return (post: GeneratedPost) => {
    mutate({ post });
    showToast("info", "Post deleted", {
      name: `deleted-${post.id}`,
      description: post.title,
      action: { label: "Undo", onClick: () => mutate({ post, isBack: true }) },
    });
  };
}
