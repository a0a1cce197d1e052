import { setTimeout as waitFor } from "node:timers/promises";
import { judgeSighting } from "#engine/outcomes/judge-sighting.ts";
import { findPost } from "#server/db/posts-repository.ts";
import { RedditError, type RedditPostState } from "#server/gateways/reddit/reddit-gateway.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { placeOf, readPermalink, wrongAddress } from "./read-permalink.ts";

/** Nobody waits longer for this: an address is taken without Reddit's word as well. */
const PATIENCE_MS = 3_000;

/**
 * Asks Reddit about an address before it is kept: a short link does not tell its community, and a
 * deleted post can't be looked at. What Reddit does not know yet may just have been made.
 */
export async function confirmPermalink(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  permalink: string | null | undefined,
): Promise<void> {
  const post = permalink ? await findPost(deps.database.db, scope.userId, postId) : null;
  if (!permalink || !post) return;
  const { address, postId: redditId } = readPermalink(permalink, placeOf(post));
  if (redditId === null || address === post.permalink || !deps.reddit.isConfigured) return;
  const found = await askReddit(deps, scope, redditId);
  if (!found) return;
  if (found.community.toLowerCase() !== post.subredditId) {
    throw wrongAddress(
      `Reddit has this post in r/${found.community}, but the post is for r/${post.subredditId}.`,
    );
  }
  if (judgeSighting({ removedBy: found.removedBy, isListed: null }) === "deleted-by-author") {
    throw wrongAddress(
      "Reddit says that this post was deleted by its author. Paste the address of the post that is there.",
    );
  }
}

async function askReddit(
  deps: ServiceDeps,
  { userId }: Scope,
  id: string,
): Promise<RedditPostState | null> {
  const patience = new AbortController();
  try {
    await consumeLimit(deps, "addressPerUser", userId);
    const tooLong = waitFor(PATIENCE_MS, [], { signal: patience.signal });
    const [found] = await Promise.race([deps.reddit.fetchPosts([id]), tooLong]);
    return found ?? null;
  } catch (error) {
    const isLimit = error instanceof ServiceError && error.code === "RATE_LIMITED";
    if (isLimit || error instanceof RedditError) return null;
    throw error;
  } finally {
    patience.abort();
  }
}
