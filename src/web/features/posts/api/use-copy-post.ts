import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { readRefusal } from "../writing/read-refusal.ts";
import { showGenerationFailure } from "./show-generation-failure.ts";
import { useKeepPost } from "./use-keep-post.ts";

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
