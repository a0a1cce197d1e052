import { type PostRow, findPost } from "#server/db/posts/posts-repository.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import {
  readPostAddress,
  type ExpectedPlace,
  type PostAddress,
} from "#engine/outcomes/post-address.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { identifyAddress } from "#engine/outcomes/identify-address.ts";
import type { Db } from "#server/db/database.ts";
import type { UserId, Scope } from "#server/scope.ts";
import { type KeptPermalink, listPermalinks } from "#server/db/posts/made-posts-repository.ts";
import { setTimeout as waitFor } from "node:timers/promises";
import { judgeSighting } from "#engine/outcomes/judge-sighting.ts";
import { RedditError, type RedditPostState } from "#server/gateways/reddit/reddit-gateway.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";

/** What was pasted, as it is kept; it must lead to where it is expected. */
export function readPermalink(
  text: string,
  expected: ExpectedPlace,
): Exclude<PostAddress, { fault: string }> {
  const read = readPostAddress(text, expected);
  if ("fault" in read) throw wrongAddress(read.fault);
  return read;
}

export function placeOf({
  subredditId,
  postType,
}: Pick<PostRow, "subredditId" | "postType">): ExpectedPlace {
  return { subredditId, isComment: postType === "thread-comment" };
}

export function wrongAddress(message: string): ServiceError {
  return wrongField("permalink", message);
}

/** Where a post opens in the app. */
export function postAddress(
  { appUrl }: Pick<ServiceDeps, "appUrl">,
  { id, projectId }: { id: string; projectId: string },
): string {
  return `${appUrl}/projects/${projectId}?post=${id}`;
}

/** What else of the user's stands at this address, however it is written; ask with their row locked. */
export async function findSameAddress(
  tx: Db,
  userId: UserId,
  address: string,
): Promise<KeptPermalink[]> {
  const identity = identifyAddress(address);
  const id = identity?.split("/").at(-1);
  if (id === undefined) return [];
  const alike = await listPermalinks(tx, userId, id);
  return alike.filter(({ permalink }) => identifyAddress(permalink) === identity);
}

/** What was logged there is the same post: it counts once. Another post can't be. */
export async function refuseOtherPostAt(
  tx: Db,
  post: PostRow,
  address: string | null,
): Promise<void> {
  if (address === null || address === post.permalink) return;
  const same = await findSameAddress(tx, post.userId, address);
  if (!same.some(({ postId }) => postId !== null && postId !== post.id)) return;
  throw wrongAddress("Another post of yours has this address. Paste this one's.");
}

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
      "Reddit says the author deleted this post. Paste the address of one that's still there.",
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
