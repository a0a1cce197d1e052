import { and, asc, desc, eq, getColumns, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import {
  postLooks,
  posts,
  projects,
  subredditFacts,
  subreddits,
  trackingKeys,
  users,
  visits,
} from "../schema.ts";
import { hasEstimate } from "../subreddits/stored-facts.ts";
import { lockUser } from "../accounts/users-repository.ts";
import {
  LOOK_STAGES,
  type Observer,
  type LookStage,
  type Sighting,
} from "#engine/outcomes/look.ts";

export type PostRow = typeof posts.$inferSelect;
export type NewPost = typeof posts.$inferInsert;

/** With what the catalogue says about its community; null where it is gone. */
export type PostWithSubreddit = PostRow & {
  subreddit: { id: string; name: string; members: number } | null;
  membersEstimated: boolean;
  /** What was seen of it, in the order of the stages. */
  looks: SeenLook[];
  projectUrl: string | null;
  /** Whether its project wants links tagged. */
  tagsLinks: boolean;
  /** What is known of its community's rules; null where nothing is. */
  ruleCodes: RuleCodes | null;
  /** When its project's site first reported anything. */
  siteSeenAt: Date | null;
  visitCount: number;
};

const seenLooks = sql`(
  select coalesce(json_agg(json_build_object(
    'stage', ${postLooks.stage}, 'sighting', ${postLooks.sighting}, 'checkedAt', ${postLooks.checkedAt},
    'by', ${postLooks.by}
  )), '[]') from ${postLooks} where ${postLooks.postId} = ${posts.id}
)`.mapWith(readLooks);

const countOfVisits = sql<number>`(
  select coalesce(sum(${visits.count}), 0)::int from ${visits} where ${visits.postId} = ${posts.id}
)`;

const knownCodes = sql<RuleCodes | null>`${subredditFacts.facts} -> 'rules' -> 'codes'`;

/**
 * With what the catalogue, the looks and the counters say about each. That a post and its project are
 * of one user is said for the planner: then it reads those of this user alone.
 */
export const selectPosts = (db: Db) =>
  db
    .select({
      ...getColumns(posts),
      subreddit: { id: subreddits.id, name: subreddits.name, members: subreddits.members },
      membersEstimated: hasEstimate(subredditFacts.facts),
      looks: seenLooks,
      projectUrl: projects.url,
      tagsLinks: projects.tagsLinks,
      ruleCodes: knownCodes,
      siteSeenAt: trackingKeys.firstHitAt,
      visitCount: countOfVisits,
    })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, posts.userId)))
    .leftJoin(subreddits, eq(subreddits.id, posts.subredditId))
    .leftJoin(subredditFacts, eq(subredditFacts.subredditId, posts.subredditId))
    .leftJoin(trackingKeys, eq(trackingKeys.projectId, posts.projectId));

/** When it was made, or is to be. */
const time = sql`coalesce(${posts.postedAt}, ${posts.scheduledFor})`;

/** A draft without a time counts from when it was written. */
const lastTime = sql`max(coalesce(${time}, ${posts.createdAt}))`.mapWith(posts.createdAt);

/** Of a project that was found for the user; the earliest first, those without a time last. */
export function listProjectPosts(db: Db, projectId: ProjectId): Promise<PostWithSubreddit[]> {
  return selectPosts(db)
    .where(and(eq(posts.projectId, projectId), isNull(posts.deletedAt)))
    .orderBy(sql`${time} nulls last`, asc(posts.createdAt), asc(posts.id));
}

/** Deleted ones too: Reddit still has them. Locked, so that no purge counts them as well. */
export function lockMadeOfProject(db: Db, projectId: ProjectId): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.projectId, projectId), eq(posts.status, "posted")))
    .for("update");
}

const nameOfCommunity = sql<string>`'r/' || coalesce(${subreddits.name}, ${posts.subredditId})`;

/** The newest texts of a project that somebody may read, deleted ones too if Reddit has them: a new one should resemble none of them. */
export function listPostTexts(
  db: Db,
  projectId: ProjectId,
  limit: number,
): Promise<(Pick<PostRow, "id" | "title" | "content" | "shape"> & { fullName: string })[]> {
  const { id, title, content, shape } = posts;
  return db
    .select({ id, title, content, shape, fullName: nameOfCommunity })
    .from(posts)
    .leftJoin(subreddits, eq(subreddits.id, posts.subredditId))
    .where(and(eq(posts.projectId, projectId), isThere()))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit);
}

export function countPending(db: Db, projectId: ProjectId): Promise<number> {
  return db.$count(posts, and(eq(posts.projectId, projectId), isPending()));
}

/** For each community of a project the latest time of a post that is ahead, or was made since. */
export async function readPostTimes(
  db: Db,
  projectId: ProjectId,
  since: Date,
): Promise<Map<string, Date>> {
  const isAhead = and(
    isNull(posts.deletedAt),
    or(ne(posts.status, "posted"), gte(posts.postedAt, since)),
  );
  const rows = await db
    .select({
      subredditId: posts.subredditId,
      at: sql<Date | null>`${lastTime} filter (where ${isAhead})`.mapWith(posts.createdAt),
    })
    .from(posts)
    .where(eq(posts.projectId, projectId))
    .groupBy(posts.subredditId);
  return new Map(rows.flatMap(({ subredditId, at }) => (at ? [[subredditId, at]] : [])));
}

/** Of all the user's projects, the latest first; deleted ones too if they were made. */
export function listNewestPosts(
  db: Db,
  userId: UserId,
  limit: number,
): Promise<(PostRow & { fullName: string })[]> {
  return (
    db
      .select({ ...getColumns(posts), fullName: nameOfCommunity })
      .from(posts)
      .leftJoin(subreddits, eq(subreddits.id, posts.subredditId))
      .where(and(eq(posts.userId, userId), isThere()))
      // To the letter as the index has it.
      .orderBy(
        sql`coalesce(${posts.postedAt}, ${posts.scheduledFor}, ${posts.createdAt}) desc`,
        desc(posts.id),
      )
      .limit(limit)
  );
}

/** What was made since or is still to be made, in all the user's projects; deleted ones last. */
export function listPostsSince(db: Db, userId: UserId, since: Date): Promise<PostRow[]> {
  const isMade = and(eq(posts.status, "posted"), gte(posts.postedAt, since));
  const isRecent = or(ne(posts.status, "posted"), isMade);
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), isThere(), isRecent))
    .orderBy(sql`${posts.deletedAt} nulls first`);
}

export async function findPost(
  db: Db,
  userId: UserId,
  postId: string,
): Promise<PostWithSubreddit | null> {
  const [row] = await selectPosts(db).where(isOwn(userId, postId));
  return row ?? null;
}

/**
 * Nobody else changes the post until the transaction ends, nor any other of the user's. Their own row
 * always comes first: whoever took the post and then the user would wait for each other.
 */
export async function lockPost(db: Db, userId: UserId, postId: string): Promise<PostRow | null> {
  await lockUser(db, userId);
  const [row] = await db.select().from(posts).where(isOwn(userId, postId)).for("update");
  return row ?? null;
}

export async function insertPost(db: Db, post: NewPost): Promise<PostRow> {
  const [row] = await db.insert(posts).values(post).returning();
  if (!row) throw new Error("The inserted post was not returned.");
  return row;
}

export async function updatePost(
  db: Db,
  userId: UserId,
  postId: string,
  changes: Partial<NewPost>,
): Promise<void> {
  await db.update(posts).set(changes).where(isOwn(userId, postId));
}

/** What anyone may see by this address; not one that was deleted since. */
export async function findShared(db: Db, receiptId: string) {
  const { postedAt, createdAt, firstScore, predictedScore, predictedLevel } = posts;
  const { rulesMet, rulesHeld } = posts;
  const figures = { postedAt, createdAt, firstScore, predictedScore, predictedLevel };
  const [row] = await db
    .select({
      ...figures,
      rulesMet,
      rulesHeld,
      communityName: subreddits.name,
      timezone: users.timezone,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(subreddits, eq(subreddits.id, posts.subredditId))
    .where(
      and(eq(posts.receiptId, receiptId), eq(posts.status, "posted"), isNull(posts.deletedAt)),
    );
  return row ?? null;
}

/** Gives what it deleted. */
export function deletePostsDeletedBefore(db: Db, before: Date): Promise<PostRow[]> {
  return db.delete(posts).where(lt(posts.deletedAt, before)).returning();
}

function isOwn(userId: UserId, postId: string) {
  return and(eq(posts.userId, userId), eq(posts.id, postId));
}

/** As JSON has it, a time is a text. */
function readLooks(json: unknown): SeenLook[] {
  const rows = json as (Omit<SeenLook, "checkedAt"> & { checkedAt: string })[];
  return sortLooks(
    rows.map(({ stage, sighting, checkedAt, by }) => ({
      stage,
      sighting,
      checkedAt: new Date(checkedAt),
      by,
    })),
  );
}

/** What was made stays on Reddit when it is deleted here. */
function isThere() {
  return or(isNull(posts.deletedAt), eq(posts.status, "posted"));
}

function isPending() {
  return and(ne(posts.status, "posted"), isNull(posts.deletedAt));
}

export type SeenLook = {
  stage: LookStage;
  sighting: Sighting;
  checkedAt: Date;
  by: Observer;
};
export type NewLook = typeof postLooks.$inferSelect;

/** Of a post that was found for the user, in the order of the stages. */
export async function listLooks(db: Db, postId: string): Promise<SeenLook[]> {
  const { stage, sighting, checkedAt, by } = postLooks;
  const rows = await db
    .select({ stage, sighting, checkedAt, by })
    .from(postLooks)
    .where(eq(postLooks.postId, postId));
  return sortLooks(rows);
}

/** What was seen at that stage before gives way. */
export async function upsertLook(db: Db, look: NewLook): Promise<void> {
  const { sighting, checkedAt, by } = look;
  await db
    .insert(postLooks)
    .values(look)
    .onConflictDoUpdate({
      target: [postLooks.postId, postLooks.stage],
      set: { sighting, checkedAt, by },
    });
}

export function sortLooks(looks: SeenLook[]): SeenLook[] {
  return looks.toSorted((a, b) => LOOK_STAGES.indexOf(a.stage) - LOOK_STAGES.indexOf(b.stage));
}
