import type { ReadsLike, ReadsLikeRequest } from "#contract/reads-like.ts";
import { FEWEST_MEMBERS } from "#engine/recommendations/rank-communities.ts";
import { chooseReadsLike, listClosestRows, encodeDraft } from "#engine/topics/reads-like.ts";
import {
  findSubreddits,
  type KnownSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { Caller } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { recallIdsByRow } from "#server/services/subreddits/remember-communities.ts";
import { requireKnownId } from "#server/services/subreddits/require-subreddit.ts";
import { knowCommunity } from "#server/services/recommendations/assess-communities.ts";
import type { SubredditNames } from "#contract/subreddits/subreddit-lists.ts";
import { findListed } from "#server/services/subreddits/list-subreddits.ts";

/** For anyone: which communities a draft reads like. Nothing of it is kept or logged. */
export async function findReadsLike(
  deps: ServiceDeps,
  { ip }: Caller,
  { subredditId, ...draft }: ReadsLikeRequest,
): Promise<ReadsLike> {
  await consumeLimit(deps, "readsLikePerCaller", ip);
  await requireKnownId(deps, subredditId);
  const { db } = deps.database;
  const reading = encodeDraft(deps.matcher, draft);
  if (!reading) return { items: [] };
  const idsByRow = await recallIdsByRow(deps);
  const ids = listClosestRows(deps.matcher, reading).flatMap((row) => idsByRow.get(row) ?? []);
  const found = await findSubreddits(db, null, [...new Set([subredditId, ...ids])]);
  const communities = found
    .filter(({ id, members }) => id === subredditId || members >= FEWEST_MEMBERS)
    .map(knowCommunity);
  const chosen = communities.find(({ id }) => id === subredditId);
  if (!chosen) return { items: [] };
  return {
    items: chooseReadsLike(deps.matcher, reading, chosen, communities).map(({ id, facts }) => ({
      subredditId: id,
      name: facts.name,
      fullName: `r/${facts.name}`,
    })),
  };
}

const MOST_NAMES = 10;
/** For anyone, as one types: 'r/star' finds r/startups, and 'brew coffee at home' what is meant by it. */
export async function findSubredditNames(
  deps: ServiceDeps,
  { ip }: Caller,
  query: string,
): Promise<SubredditNames> {
  await consumeLimit(deps, "checkPerCaller", ip);
  const { subreddits } = await findListed(deps, { q: query, limit: MOST_NAMES });
  return { items: subreddits.map(nameCommunity) };
}

function nameCommunity({ id, name, members, facts }: KnownSubreddit) {
  const { membersEstimated } = facts;
  return { id, name, fullName: `r/${name}`, members, membersEstimated };
}
