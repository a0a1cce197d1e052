import { useQueryClient, useMutation } from "@tanstack/react-query";
import type { GeneratedPost } from "#contract/post.ts";
import { roadmapKeys, refreshRoadmap, putPost } from "./roadmap-keys.ts";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";

/** Shows at once what the server answered, and has the rest of the roadmap follow. */
export function useKeepPost(): (post: GeneratedPost) => void {
  const cache = useQueryClient();
  return (post) => {
    cache.setQueryData<GeneratedPost[]>(
      roadmapKeys.posts(post.projectId),
      (posts) => posts && putPost(posts, post),
    );
    refreshRoadmap(cache);
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
