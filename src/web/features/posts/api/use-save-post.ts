import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import { readOverBudget } from "#web/components/budget/read-over-budget.ts";
import { putPost } from "./put-post.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

export type PostEdits = CallInput<"updatePost">["body"];

/** What the server refuses is said at the fields of the form, so there is no message here. */
export function useSavePost(post: Pick<GeneratedPost, "id" | "projectId" | "subredditId">) {
  const { id, projectId } = post;
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: PostEdits) =>
      isNewPost(post)
        ? api.createPost({ body: toNewPost(post, body) })
        : api.updatePost({ params: { postId: id }, body }),
    onSuccess: (saved) => {
      cache.setQueryData<GeneratedPost[]>(
        queryKeys.posts.of(projectId),
        (posts) => posts && putPost(posts, saved),
      );
      void refreshAfter(cache, "post-saved");
    },
    onError: (error) => {
      // A question, which the form asks.
      if (readOverBudget(error)) return;
      logError(error);
      // Another tab was quicker: the roadmap shows what it made of the post.
      if (error instanceof ApiError && error.status === 409) void refreshAfter(cache, "post-saved");
    },
  });
}

/** A new post gets its time from the planner. */
function toNewPost(
  { projectId, subredditId }: Pick<GeneratedPost, "projectId" | "subredditId">,
  { title = "", content = "", editSection = null, flair = null }: PostEdits,
) {
  return { projectId, subredditId, title, content, editSection, flair };
}

/** Shows at once what the server answered, and has the rest of the roadmap follow. */
export function useKeepPost(): (post: GeneratedPost) => void {
  const cache = useQueryClient();
  return (post) => {
    cache.setQueryData<GeneratedPost[]>(
      queryKeys.posts.of(post.projectId),
      (posts) => posts && putPost(posts, post),
    );
    void refreshAfter(cache, "post-saved");
  };
}

/** What the server refuses is said at the field, so there is no message here. */
export function useUpdatePerformance(postId: string) {
  return useMutation({
    mutationFn: (body: CallInput<"updatePerformance">["body"]) =>
      api.updatePerformance({ params: { postId }, body }),
    onSuccess: useKeepPost(),
    onError: logError,
  });
}
