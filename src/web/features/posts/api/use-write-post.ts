import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import type { PostRequest } from "../writing/post-choice.ts";
import { readRefusal } from "../writing/read-refusal.ts";
import { showGenerationFailure } from "./show-generation-failure.ts";
import { useKeepPost } from "./use-save-post.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";

/** Writes one post. That an answer is missing is no failure: the question is asked instead. */
export function useWritePost(projectId: string) {
  const cache = useQueryClient();
  const keepPost = useKeepPost();
  return useMutation({
    mutationFn: async (body: PostRequest) => {
      // An answer that was typed a moment ago belongs into the post.
      await waitForAnswers(cache, projectId);
      return api.generatePost({ body });
    },
    onSuccess: keepPost,
    onError: (error) => {
      if (!readRefusal(error)) showGenerationFailure(error);
      else void refreshAfter(cache, "outlook-changed");
    },
  });
}

/** The same words once more. */
export function useDuplicatePost(postId: string) {
  return useMutation({
    mutationFn: () => api.duplicatePost({ params: { postId } }),
    onSuccess: useKeepPost(),
    onError: showGenerationFailure,
  });
}

/** The same post, written for another community; where that asks for an answer, the dialog asks. */
export function useAdaptPost(postId: string) {
  return useMutation({
    mutationFn: (subredditId: string) =>
      api.adaptPost({ params: { postId }, body: { subredditId } }),
    onSuccess: useKeepPost(),
    onError: (error) => {
      if (!readRefusal(error)) showGenerationFailure(error);
    },
  });
}
