import { judgeFeed } from "#engine/outcomes/judge-feed.ts";
import { LOOK_STAGES, type LookStage } from "#engine/outcomes/look.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";
import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import { listPostsToWatch } from "#server/db/posts/made-posts-repository.ts";
import { FeedError, type FeedRequest } from "#server/gateways/feeds/feeds-gateway.ts";
import type { UserId } from "#server/scope.ts";
import {
  openReader,
  type RadarReader,
  type ReaderDeps,
} from "#server/services/radar/radar-reader.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { saveLook, takeTurns, type WatchDeps } from "./look-at-posts.ts";

export type FeedWatchDeps = WatchDeps & ReaderDeps & Pick<ServiceDeps, "logger">;

/** Of each stage; each is a request or two with its owner's own key. */
const MOST_POSTS = 30;

type Due = { id: string; userId: UserId; subredditId: string; stage: LookStage; redditId: string };

/**
 * Looks at posts with their authors' feed keys. Where that tells nothing for certain (`judgeFeed`), the user
 * is asked, as without a key. Answers how many were seen to be up.
 */
export async function lookByFeed(deps: FeedWatchDeps): Promise<number> {
  const looks = new Map<UserId, ((post: Due) => Promise<boolean>) | null>();
  let seen = 0;
  for (const post of await listDue(deps)) {
    const { userId } = post;
    if (!looks.has(userId)) looks.set(userId, await openLook(deps, userId));
    try {
      if (await looks.get(userId)?.(post)) seen += 1;
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      // The next run comes soon enough, and begins with what is left.
      looks.set(userId, null);
      const { kind, reason } = error;
      deps.logger.warn({ kind, reason }, "posts could not be looked at by feed");
    }
  }
  return seen;
}

async function listDue({ database: { db }, clock }: FeedWatchDeps): Promise<Due[]> {
  const due: Due[] = [];
  for (const stage of LOOK_STAGES) {
    const posts = await listPostsToWatch(db, stage, {
      now: clock(),
      limit: MOST_POSTS,
      needsKey: true,
    });
    for (const post of posts) {
      const redditId = findPostId(post.permalink);
      if (redditId !== null) due.push({ ...post, stage, redditId });
    }
  }
  return takeTurns(due);
}

/** Says whether a post of this user was seen to be up; null without a key to look with. */
async function openLook(deps: FeedWatchDeps, userId: UserId) {
  const reader = await openReader(deps, userId);
  if (reader === "no-key" || reader === "lost") return null;
  const lists = new Map<string, FeedEntry[]>();
  return async (post: Due): Promise<boolean> => {
    const { subredditId, redditId } = post;
    const has = (entries: FeedEntry[]) => entries.some(({ id }) => id === redditId);
    const thread = await readEntries(reader, { what: "thread", postId: redditId });
    const list =
      lists.get(subredditId) ??
      (await readEntries(reader, { what: "new", communities: [subredditId] }));
    lists.set(subredditId, list);
    const sighting = judgeFeed({ isInThread: has(thread), isInList: has(list) });
    await saveLook(deps, post, sighting && { sighting });
    return sighting === "live";
  };
}

async function readEntries(reader: RadarReader, request: FeedRequest): Promise<FeedEntry[]> {
  try {
    const answer = await reader.read(request, null);
    return answer.isNew ? answer.entries : [];
  } catch (error) {
    // What is not there tells nothing; anything else passes, and is worth another try.
    if (error instanceof FeedError && error.kind === "not-found") return [];
    throw error;
  }
}
