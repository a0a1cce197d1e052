import { useQueryClient, useMutation } from "@tanstack/react-query";
import type { GeneratedPost } from "#contract/post.ts";
import { putPost } from "./put-post.ts";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

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
