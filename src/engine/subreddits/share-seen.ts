import type { PostTypeSeen, SubredditFacts } from "./subreddit-facts.ts";

/** With fewer posts a share says nothing. */
const MIN_POSTS_SEEN = 20;

/** The share of these kinds among the posts seen, 0 to 1; 0 where too few were seen. */
export function shareSeen(postTypes: SubredditFacts["postTypes"], kinds: PostTypeSeen[]): number {
  const total = postTypes.reduce((sum, { posts }) => sum + posts, 0);
  if (total < MIN_POSTS_SEEN) return 0;
  const matching = postTypes.filter(({ type }) => kinds.includes(type));
  return matching.reduce((sum, { posts }) => sum + posts, 0) / total;
}
