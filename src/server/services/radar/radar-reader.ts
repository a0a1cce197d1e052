import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import { toFeedEntry } from "#engine/radar/feed-entry.ts";
import { findRadarKey, noteKeyRefused } from "#server/db/projects/radar-repository.ts";
import {
  comeBackLater,
  type FeedAnswer,
  FeedError,
  type FeedRequest,
  notAnswering,
  nothingThere,
} from "#server/gateways/feeds/feeds-gateway.ts";
import { RedditError, type RedditFoundPost } from "#server/gateways/reddit/reddit-gateway.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export type ReaderDeps = Pick<
  ServiceDeps,
  "database" | "feeds" | "feedKeySeals" | "reddit" | "clock"
>;

/** Reads one thing for one user. Every call throws FeedError. */
export type RadarReader = {
  read: (request: FeedRequest, etag: string | null) => Promise<FeedAnswer>;
};

/** By the installation's own keys where it has them, else by the founder's; what is missing has its name. */
export async function openReader(
  deps: ReaderDeps,
  userId: UserId,
): Promise<RadarReader | "no-key" | "lost"> {
  if (deps.reddit.isConfigured) return { read: (request) => readByApi(deps, request) };
  const { db } = deps.database;
  const key = await findRadarKey(db, userId);
  if (!key) return "no-key";
  const opened = deps.feedKeySeals.open(key.sealedKey, userId);
  if (opened === null) {
    // The server's secret is another one than when it was sealed: only its owner can bring it again.
    await noteKeyRefused(db, key, deps.clock());
    return "lost";
  }
  return {
    read: async (request, etag) => {
      try {
        return await deps.feeds.read(request, { user: key.redditUser, key: opened }, etag);
      } catch (error) {
        const isRefused = error instanceof FeedError && error.kind === "refused";
        if (isRefused) await noteKeyRefused(db, key, deps.clock());
        throw error;
      }
    },
  };
}

/** As many as one search brings. */
const MOST_FOUND = 100;

async function readByApi(deps: ReaderDeps, request: FeedRequest): Promise<FeedAnswer> {
  const query = wordQuery(request);
  if (query === null) throw nothingThere(request.what);
  const posts = await deps.reddit.searchPosts(query, MOST_FOUND).catch((error: unknown) => {
    throw error instanceof RedditError ? toFeedError(error) : error;
  });
  const now = deps.clock();
  return { isNew: true, etag: null, entries: posts.flatMap((post) => toEntry(post, now) ?? []) };
}

/** In Reddit's own query language; null for what posts are looked at by their ids for. */
function wordQuery(request: FeedRequest): string | null {
  if (request.what === "search") return request.phrase;
  if (request.what !== "new") return null;
  return request.communities.map((name) => `subreddit:${name}`).join(" OR ");
}

/** By the same rules as an entry of a feed: nothing of its author stays. */
function toEntry(post: RedditFoundPost, now: Date): FeedEntry | null {
  const at = post.createdAt.toISOString();
  return toFeedEntry(
    {
      id: `t3_${post.id}`,
      link: post.permalink,
      community: post.community,
      title: post.title,
      text: post.text,
      published: at,
      updated: at,
    },
    now,
  );
}

function toFeedError({ kind, reason, retryAfterSeconds }: RedditError): FeedError {
  if (kind === "rate-limited") return comeBackLater((retryAfterSeconds ?? 60) * 1000, "429");
  if (kind === "not-found" || kind === "banned" || kind === "private") return nothingThere(kind);
  return notAnswering(reason ?? kind);
}
