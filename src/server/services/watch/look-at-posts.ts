import { findInListing, judgeSighting } from "#engine/outcomes/judge-sighting.ts";
import { LOOK_STAGES, type LookStage } from "#engine/outcomes/look.ts";
import { listPostsToWatch, type PostToWatch } from "#server/db/posts/watched-posts-repository.ts";
import {
  RedditError,
  type RedditPost,
  type RedditPostState,
} from "#server/gateways/reddit/reddit-gateway.ts";
import { saveLook, type WatchDeps } from "./save-look.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";

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
  return due;
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
