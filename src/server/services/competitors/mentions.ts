import type { Competitor, NewMention } from "#contract/competitor.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type NewMentionRow,
  replaceFound,
  deleteMention,
  insertMention,
  listMentions,
  claimSearch,
  type CompetitorRow,
  lockCompetitor,
  updateCompetitorRow,
} from "#server/db/projects/competitors-repository.ts";
import type { Db } from "#server/db/database.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { RedditFoundPost } from "#server/gateways/reddit/reddit-gateway.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  presentCompetitor,
  type CompetitorKey,
  competitorNotFound,
  enterCompetitor,
  requireCompetitor,
} from "./competitors.ts";
import {
  classifyMention,
  readDomain,
  type AddressFault,
  readMentionAddress,
} from "#engine/competitors/mention.ts";
import {
  describeRedditError,
  waitForReddit,
} from "#server/services/subreddits/refresh-subreddit.ts";
import { MOST_MENTIONS } from "#engine/competitors/competitor-options.ts";
import { readPostAddress, NOT_A_POST } from "#engine/outcomes/post-address.ts";

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

const FAULTS: Record<AddressFault, string> = {
  short:
    "This short address doesn't name the community. Open the post on Reddit and copy its address.",
  profile: "This address leads to a profile. Paste a post in a community.",
  "no-post": NOT_A_POST,
};

/** A post about a competitor, by its address: community and title as that says them, or as typed. */
export async function addMention(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey,
  { permalink, title: typed, upvotes = null, comments = null }: NewMention,
): Promise<Competitor> {
  const { userId } = scope;
  const entered = await enterCompetitor(deps, scope, key);
  const read = readPostAddress(permalink);
  if ("fault" in read) throw wrongField("permalink", read.fault);
  const address = readMentionAddress(read.address);
  if (typeof address === "string") throw wrongField("permalink", FAULTS[address]);
  const title = typed || address.title;
  if (!title) throw wrongField("title", "This address doesn't contain the title. Please type it.");
  const { community, postId } = address;
  const competitor = await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const locked = await lockCompetitor(tx, userId, entered.id);
    if (!locked) throw competitorNotFound();
    await requireRoom(tx, locked);
    const mention = await insertMention(tx, {
      userId,
      competitorId: locked.id,
      source: "pasted",
      // Whoever pastes it says that it is about them, whether or not it names them.
      kind: classifyMention({ title, text: "", host: null }, locked) ?? "mention",
      postId,
      permalink: read.address,
      community,
      title,
      upvotes,
      comments,
      seenAt: deps.clock(),
    });
    if (!mention) throw wrongField("permalink", "You already keep this post for this competitor.");
    return locked;
  });
  return presentCompetitor(deps, scope, competitor);
}

async function requireRoom(tx: Db, { userId, id }: CompetitorRow): Promise<void> {
  const kept = await listMentions(tx, userId, [id]);
  if (kept.filter(({ source }) => source === "pasted").length < MOST_MENTIONS) return;
  throw new ServiceError(
    "CONFLICT",
    `A competitor can have at most ${MOST_MENTIONS} pasted posts. Remove one first.`,
  );
}

/** Whatever the plan: what one entered can always be taken out again. */
export async function removeMention(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey & { mentionId: string },
): Promise<void> {
  const { id } = await requireCompetitor(deps, scope, key);
  const isGone = await deleteMention(deps.database.db, scope.userId, id, key.mentionId);
  if (!isGone) throw new ServiceError("NOT_FOUND", "You don't keep this post here.");
}
