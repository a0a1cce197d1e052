import type { CallInput } from "#contract/client.ts";

/** Everything cached about subreddits; all lists share one root, so that a star can reach them all. */
export const subredditKeys = {
  lists: ["subreddits", "list"] as const,
  all: (query: CallInput<"listSubreddits">["query"]) =>
    ["subreddits", "list", "all", query] as const,
  recommended: ["subreddits", "list", "recommended"] as const,
  favorites: ["subreddits", "list", "favorites"] as const,
  details: ["subreddits", "detail"] as const,
  detail: (subredditId: string) => ["subreddits", "detail", subredditId] as const,
};
