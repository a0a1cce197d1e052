import type { Competitor } from "#contract/competitor.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type NewMentionRow,
  replaceFound,
} from "#server/db/projects/competitor-mentions-repository.ts";
import {
  claimSearch,
  type CompetitorRow,
  lockCompetitor,
  updateCompetitorRow,
} from "#server/db/projects/competitors-repository.ts";
import type { Db } from "#server/db/database.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { RedditFoundPost } from "#server/gateways/reddit/reddit-gateway.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  presentCompetitor,
  type CompetitorKey,
  competitorNotFound,
  enterCompetitor,
} from "./present-competitor.ts";
import { classifyMention, readDomain } from "#engine/competitors/mention.ts";
import {
  describeRedditError,
  waitForReddit,
} from "#server/services/subreddits/refresh-subreddit.ts";

/** What was read in the last day is shown as it is. */
const FRESH_MS = DAY_MS;
const POSTS_PER_SEARCH = 50;
const CHANGED = "This competitor changed during the search. Please search again.";

/** Their launches and mentions of the last year. Who wrote them is neither kept nor shown. */
export async function searchMentions(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey,
): Promise<Competitor> {
  const { db } = deps.database;
  const competitor = await enterCompetitor(deps, scope, key);
  const now = deps.clock();
  const since = new Date(now.getTime() - FRESH_MS);
  const isDue = competitor.searchedAt === null || competitor.searchedAt < since;
  if (isDue && deps.reddit.isConfigured) await consumeLimit(deps, "askRedditPerUser", scope.userId);
  if (!isDue || !(await claimSearch(db, scope.userId, competitor.id, { now, since }))) {
    return presentCompetitor(deps, scope, competitor);
  }
  const found = await search(waitForReddit(deps), competitor).catch(async (error: unknown) => {
    // What did not come may be asked for again at once.
    const { userId, id, searchedAt } = competitor;
    await settle(deps, competitor, (tx) => updateCompetitorRow(tx, userId, id, { searchedAt }));
    throw describeRedditError(error);
  });
  const mentions = found.flatMap((post) => toMention(post, competitor, now));
  await settle(deps, competitor, (tx) => replaceFound(tx, scope.userId, competitor.id, mentions));
  return presentCompetitor(deps, scope, { ...competitor, searchedAt: now });
}

/** What was searched for under another name or address is about somebody else. */
async function settle(
  { database }: ServiceDeps,
  { userId, id, name, url }: CompetitorRow,
  save: (tx: Db) => Promise<unknown>,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const current = await lockCompetitor(tx, userId, id);
    if (!current) throw competitorNotFound();
    if (current.name !== name || current.url !== url) throw new ServiceError("CONFLICT", CHANGED);
    await save(tx);
  });
}

/** By its name in quotes, and by where posts lead. */
async function search({ reddit }: ServiceDeps, { name, url }: CompetitorRow) {
  const domain = readDomain(url);
  const queries = [`"${name.replaceAll('"', "")}"`, ...(domain ? [`site:${domain}`] : [])];
  const found = new Map<string, RedditFoundPost>();
  for (const query of queries) {
    for (const post of await reddit.searchPosts(query, POSTS_PER_SEARCH)) found.set(post.id, post);
  }
  return [...found.values()];
}

function toMention(post: RedditFoundPost, competitor: CompetitorRow, now: Date): NewMentionRow[] {
  const kind = classifyMention(post, competitor);
  if (kind === null) return [];
  return [
    {
      userId: competitor.userId,
      competitorId: competitor.id,
      source: "reddit",
      kind,
      postId: post.id,
      permalink: post.permalink,
      community: post.community,
      title: post.title,
      upvotes: Math.max(0, post.score),
      comments: Math.max(0, post.comments),
      postedAt: post.createdAt,
      seenAt: now,
    },
  ];
}
