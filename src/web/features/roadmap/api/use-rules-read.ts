import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { putPost } from "./edit-posts.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

type TickedPost = Pick<GeneratedPost, "id" | "projectId" | "rulesRead">;

/** Rules that the author ticked as read: kept with the post at once, beside what is being typed. */
export function useRulesRead({ id, projectId, rulesRead }: TickedPost) {
  const cache = useQueryClient();
  const [read, setRead] = useState<readonly string[]>(rulesRead);
  const { mutate } = useMutation({
    mutationFn: (next: string[]) =>
      api.updatePost({ params: { postId: id }, body: { rulesRead: next } }),
    onSuccess: (post) =>
      cache.setQueryData<GeneratedPost[]>(
        roadmapKeys.posts(projectId),
        (posts) => posts && putPost(posts, post),
      ),
    onError: (error) => {
      setRead(rulesRead);
      showError(error);
    },
  });
  return useMemo(
    () => ({
      read,
      onChange: (next: string[]) => {
        setRead(next);
        mutate(next);
      },
    }),
    [read, mutate],
  );
}
