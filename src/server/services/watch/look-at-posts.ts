import { LOOK_STAGES, type LookStage, lookDueAt, type Sighting } from "#engine/outcomes/look.ts";
import { findInListing, judgeSighting, takesPlace } from "#engine/outcomes/judge-sighting.ts";
import { listPostsToWatch, type PostToWatch } from "#server/db/posts/made-posts-repository.ts";
import {
  RedditError,
  type RedditPost,
  type RedditPostState,
} from "#server/gateways/reddit/reddit-gateway.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";
import type { Db } from "#server/db/database.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import {
  listLooks,
  upsertLook,
  lockPost,
  type PostRow,
  updatePost,
} from "#server/db/posts/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { noteRemoval } from "#server/services/webhooks/decide-deliveries.ts";
import { nameLook } from "#server/services/notices/look-notices.ts";
import { decideOutcome } from "#server/services/posts/record-outcome.ts";

/** Of each stage; one request asks about 100 of them. */
const MOST_POSTS = 300;
/** Each list is a request of its own, of the 100 that Reddit allows a minute; the rest waits for the next run. */
const MOST_LISTINGS = 40;

type Due = PostToWatch & { stage: LookStage; redditId: string };

/** How many posts were looked at. What Reddit fails with is thrown in the end, and what was seen is kept. */
export async function lookAtPosts(deps: WatchDeps): Promise<number> {
  const due = await listDue(deps);
  if (due.length === 0) return 0;
  const ids = due.map(({ redditId }) => redditId);
  const states = new Map((await deps.reddit.fetchPosts(ids)).map((state) => [state.id, state]));
  const isUp = ({ redditId }: Due) => states.get(`t3_${redditId}`)?.removedBy === null;
  const communities = [...new Set(due.filter(isUp).map(({ subredditId }) => subredditId))];
  const asked = new Set(communities.slice(0, MOST_LISTINGS));

  let looked = 0;
  const look = async (post: Due, listing: RedditPost[] | null) => {
    await saveLook(deps, post, readState(post, states, listing));
    looked += 1;
  };
  for (const post of due) if (!isUp(post)) await look(post, null);
  let failure: unknown = null;
  for (const subredditId of asked) {
    try {
      const listing = await fetchListing(deps, subredditId);
      const there = due.filter((post) => isUp(post) && post.subredditId === subredditId);
      for (const post of there) await look(post, listing);
    } catch (error) {
      // A list that fails keeps no other waiting, unless Reddit asks for a pause.
      if (error instanceof RedditError && error.kind === "rate-limited") throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return looked;
}

async function listDue({ database: { db }, clock }: WatchDeps): Promise<Due[]> {
  const due: Due[] = [];
  for (const stage of LOOK_STAGES) {
    const posts = await listPostsToWatch(db, stage, { now: clock(), limit: MOST_POSTS });
    for (const post of posts) {
      const redditId = findPostId(post.permalink);
      if (redditId !== null) due.push({ ...post, stage, redditId });
    }
  }
  return takeTurns(due);
}

/** The first of each user, then the second of each: what a run may ask for goes round. */
export function takeTurns<Post extends { userId: UserId }>(due: Post[]): Post[] {
  const turns = new Map<UserId, number>();
  const placed = due.map((post) => {
    const turn = turns.get(post.userId) ?? 0;
    turns.set(post.userId, turn + 1);
    return { post, turn };
  });
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ post }) => post);
}

/** null where Reddit does not know the post, or has it in another community. */
function readState(
  { redditId, subredditId }: Due,
  states: ReadonlyMap<string, RedditPostState>,
  listing: RedditPost[] | null,
) {
  const state = states.get(`t3_${redditId}`);
  if (!state || state.community.toLowerCase() !== subredditId) return null;
  const isListed = listing && findInListing(state, listing);
  const sighting = judgeSighting({ removedBy: state.removedBy, isListed });
  return { sighting, upvotes: Math.max(0, state.score), comments: state.comments };
}

/** One request; in a busy community that is the last hour. */
const NEWEST = 100;

/** null where Reddit shows no list: then only what it says about the post itself counts. */
async function fetchListing(
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

export type WatchDeps = Pick<ServiceDeps, "database" | "reddit" | "mail" | "clock" | "appUrl">;

type Asked = { id: string; userId: UserId; stage: LookStage; redditId: string };
/** A feed tells no numbers. */
type Seen = { sighting: Sighting } & Partial<Record<"upvotes" | "comments", number>>;

/** null is 'can't tell': only that Reddit was asked is noted, so that the user is asked instead. */
export async function saveLook(deps: WatchDeps, asked: Asked, seen: Seen | null): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, asked.userId, asked.id);
    if (!post?.postedAt || !isStillAsked(post, post.postedAt, asked)) return;
    const now = deps.clock();
    const outcome = seen ? await keepSighting(tx, post, asked.stage, seen.sighting, now) : {};
    await updatePost(tx, post.userId, post.id, {
      ...outcome,
      ...(seen && readCounts(seen, now)),
      watchedAt: now,
      ...(seen && { updatedAt: now }),
    });
    const isNews = outcome.outcome === "removed" && post.outcome !== "removed";
    if (isNews && deps.mail.kind !== "none") await announce(tx, post, asked.stage, now);
    await noteRemoval(deps, tx, post, outcome.outcome);
  });
}

/** Meanwhile it may have been deleted, moved to another address, or looked at by another server. */
function isStillAsked(post: PostRow, postedAt: Date, { stage, redditId }: Asked): boolean {
  if (post.deletedAt || post.status !== "posted") return false;
  if (findPostId(post.permalink) !== redditId) return false;
  return post.watchedAt === null || post.watchedAt < lookDueAt(postedAt, stage);
}

async function keepSighting(
  tx: Db,
  post: PostRow,
  stage: LookStage,
  sighting: Sighting,
  now: Date,
): Promise<Partial<Pick<PostRow, "outcome" | "removedReason">>> {
  const known = await listLooks(tx, post.id);
  if (!post.postedAt || !takesPlace({ stage, sighting }, known, post.postedAt)) return {};
  const look = { postId: post.id, userId: post.userId, stage, sighting };
  await upsertLook(tx, { ...look, checkedAt: now, by: "reddit" });
  const replaced = known.find((each) => each.stage === stage)?.sighting ?? null;
  return decideOutcome(post, await listLooks(tx, post.id), replaced);
}

/** The newest numbers win, whoever told the ones before; of a deleted post Reddit keeps none. */
function readCounts({ sighting, upvotes, comments }: Seen, now: Date): Partial<PostRow> {
  if (sighting === "deleted-by-author" || upvotes === undefined || comments === undefined)
    return {};
  return { upvotes, comments, countedAt: now, countedBy: "reddit" };
}

async function announce(tx: Db, post: PostRow, stage: LookStage, now: Date): Promise<void> {
  const about = nameLook(post.id, stage);
  await insertNotices(tx, [{ userId: post.userId, kind: "removal-found", about, createdAt: now }]);
}
