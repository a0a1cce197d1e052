import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { putPost } from "./put-post.ts";

type TickedPost = Pick<GeneratedPost, "id" | "projectId" | "rulesRead">;

/** Rules that the author ticked as read: kept with the post at once, beside what is being typed. */
export function useRulesRead(post: TickedPost) {
  const cache = useQueryClient();
  const [read, setRead] = useState<readonly string[]>(post.rulesRead);
  const { mutate } = useMutation({
    ...keepRulesRead(cache, post, api),
    onError: (error) => {
      setRead(post.rulesRead);
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

/** Each call carries all ticks, and they are sent one after the other: the last tick is the one that stays. */
export function keepRulesRead(
  cache: QueryClient,
  { id, projectId }: Pick<TickedPost, "id" | "projectId">,
  { updatePost }: Pick<typeof api, "updatePost">,
) {
  return {
    scope: { id: `rules-read ${id}` },
    mutationFn: (rulesRead: string[]) =>
      updatePost({ params: { postId: id }, body: { rulesRead } }),
    onSuccess: (post) =>
      cache.setQueryData<GeneratedPost[]>(
        queryKeys.posts.of(projectId),
        (posts) => posts && putPost(posts, post),
      ),
  } satisfies MutationOptions<GeneratedPost, Error, string[]>;
}
