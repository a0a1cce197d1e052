import { useQuery } from "@tanstack/react-query";
import type { PostingContext } from "#contract/post.ts";
import type { Author, PastPost } from "#engine/posts/past-post.ts";
import { api } from "#web/lib/api.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

export type History = { author: Author; posts: PastPost[] };

const NOTHING_KNOWN: History = { author: { karma: null, accountAgeDays: null }, posts: [] };

/** The account and its posts; null while they are asked for, and nothing known when they can't be had. */
export function usePostingContext(): History | null {
  const { data, isPending } = useQuery({
    queryKey: roadmapKeys.context,
    queryFn: ({ signal }) => api.getPostingContext({}, { signal }),
    select: readContext,
  });
  return isPending ? null : (data ?? NOTHING_KNOWN);
}

// Outside, so that the posts stay the same objects from check to check.
function readContext({ author, posts }: PostingContext): History {
  return {
    author,
    posts: posts.map((post) => ({ ...post, at: post.at === null ? null : new Date(post.at) })),
  };
}
