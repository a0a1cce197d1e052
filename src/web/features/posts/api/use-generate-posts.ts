import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast.ts";
import { readRefusal } from "../writing/read-refusal.ts";
import { putPost } from "./put-post.ts";
import { showGenerationFailure } from "./show-generation-failure.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type AfterGeneration = {
  /** Answers are missing: that is no failure. */
  onAsk: (subredditId: string) => void;
  onComment: (subredditId: string) => void;
};

/** Writes one post for each community that is ready. */
export function useGeneratePosts(projectId: string, { onAsk, onComment }: AfterGeneration) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // An answer that was typed a moment ago belongs into the posts.
      await waitForAnswers(cache, projectId);
      return api.generatePosts({ body: { projectId } });
    },
    onSuccess: (written) => {
      cache.setQueryData<GeneratedPost[]>(
        queryKeys.posts.of(projectId),
        (posts) => posts && written.reduce<GeneratedPost[]>(putPost, posts),
      );
      showToast("success", TOASTS.generated.title, {
        description: describe(written),
      });
    },
    onError: (error) => {
      const refused = readRefusal(error);
      if (refused?.is === "asks") onAsk(refused.subredditId);
      else showGenerationFailure(error, onComment);
    },
    onSettled: () => void refreshAfter(cache, "post-saved"),
  });
}

function describe(written: readonly GeneratedPost[]): string {
  const undated = written.filter(({ status }) => status === "draft").length;
  const scheduled = written.length - undated;
  return [
    ...(scheduled > 0 || undated === 0 ? [TOASTS.generated.description(scheduled)] : []),
    ...(undated > 0 ? [TOASTS.generated.undated(undated)] : []),
  ].join(" ");
}
