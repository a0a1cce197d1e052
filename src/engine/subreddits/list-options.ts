/** What a list of subreddits can be ordered by. */
export const SUBREDDIT_SORTS = ["relevance", "members", "growth", "name"] as const;
export type SubredditSort = (typeof SUBREDDIT_SORTS)[number];

/** Nobody searches for more, and the server takes no more. */
export const MAX_QUERY_LENGTH = 200;
