import type { ActivitySource } from "#engine/subreddits/subreddit-facts.ts";

/** What was read to count the posts. */
const SOURCES: Record<ActivitySource, string> = {
  "listing-2026": "newest posts",
  "rss-2025": "feed",
  "hot-2025": "front page",
  reddit: "read from Reddit",
};

/** "1,000 posts, August 2026 (newest posts)" */
export function describeSource(source: ActivitySource | null, basis: string): string {
  return source ? `${basis} (${SOURCES[source]})` : basis;
}
