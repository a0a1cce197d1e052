import { RedditError, type RedditPost } from "#server/gateways/reddit/reddit-gateway.ts";
import type { WatchDeps } from "./save-look.ts";

/** One request; in a busy community that is the last hour. */
const NEWEST = 100;

/** null where Reddit shows no list: then only what it says about the post itself counts. */
export async function fetchListing(
  { reddit }: WatchDeps,
  subredditId: string,
): Promise<RedditPost[] | null> {
  try {
    return await reddit.fetchNew(subredditId, { posts: NEWEST });
  } catch (error) {
    // That passes, and the look is worth repeating.
    const isPassing =
      !(error instanceof RedditError) || ["unavailable", "rate-limited"].includes(error.kind);
    if (isPassing) throw error;
    return null;
  }
}
