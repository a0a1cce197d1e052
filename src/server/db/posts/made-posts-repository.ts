import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  desc,
  like,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import {
  type LookStage,
  listSettled,
  type Look,
  lookDueAt,
  madeWhenDue,
} from "#engine/outcomes/look.ts";
import type { WeeklyPost } from "#engine/webhooks/webhook-event.ts";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import type { PostRow } from "./posts-repository.ts";
import { type PlannedPost, selectWithNames } from "./planned-posts-repository.ts";
import { postLooks, posts, projects, radarKeys, users, contributions } from "../schema.ts";
import { wantsReminders } from "../accounts/users-repository.ts";

/** Posts of projects that are worked on; about what was brought from before nothing is asked. */
const isMade = and(
  eq(posts.status, "posted"),
  isNull(posts.deletedAt),
  isNull(posts.importId),
  eq(projects.status, "active"),
);

export type MadePost = Pick<PostRow, "userId" | "permalink" | "postType" | "watchedAt"> & {
  postId: string;
  postedAt: Date;
  done: LookStage[];
};

/** Of users who want to be told when it is time, and whose address is known to be theirs. */
export async function listMadePosts(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<MadePost[]> {
  const rows = await db
    .select({
      userId: posts.userId,
      postId: posts.id,
      postedAt: posts.postedAt,
      permalink: posts.permalink,
      postType: posts.postType,
      watchedAt: posts.watchedAt,
    })
    .from(posts)
    .innerJoin(projects, eq(projects.id, posts.projectId))
    .innerJoin(users, eq(users.id, posts.userId))
    .where(
      and(
        gt(posts.postedAt, after),
        lte(posts.postedAt, until),
        isMade,
        wantsReminders("at-slot-time"),
      ),
    );
  const done = await listDone(
    db,
    rows.map(({ postId }) => postId),
  );
  return rows.flatMap(({ postedAt, ...row }) =>
    postedAt ? [{ ...row, postedAt, done: done[row.postId] ?? [] }] : [],
  );
}

export type MadePostOf = PlannedPost & { done: LookStage[] };

/** With what it is for; null when it was deleted meanwhile, or its project is not worked on. */
export async function findMadePost(
  db: Db,
  userId: UserId,
  postId: string,
): Promise<MadePostOf | null> {
  const rows = await selectWithNames(db).where(
    and(eq(posts.userId, userId), eq(posts.id, postId), isMade),
  );
  const [post] = await addDone(db, rows);
  return post ?? null;
}

/** Those that were made in that time. */
export async function listMadeOf(
  db: Db,
  userId: UserId,
  { from, to }: { from: Date; to: Date },
): Promise<MadePostOf[]> {
  const rows = await selectWithNames(db)
    .where(and(eq(posts.userId, userId), gte(posts.postedAt, from), lt(posts.postedAt, to), isMade))
    .orderBy(asc(posts.postedAt), asc(posts.id));
  return addDone(db, rows);
}

/** What became so far of those that were made in that time. */
export function listWeekPosts(
  db: Db,
  userId: UserId,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<WeeklyPost[]> {
  return db
    .select({
      projectId: posts.projectId,
      projectName: projects.name,
      outcome: posts.outcome,
      upvotes: posts.upvotes,
      comments: posts.comments,
    })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, posts.userId)))
    .where(
      and(
        eq(posts.userId, userId),
        gte(posts.postedAt, startsAt),
        lt(posts.postedAt, endsAt),
        isMade,
      ),
    )
    .orderBy(asc(posts.postedAt), asc(posts.id));
}

/** Of users of a zone who want a digest: those that were made in that time. */
export async function listDigestMade(
  db: Db,
  timezone: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ userId: UserId; done: LookStage[] }[]> {
  const rows = await db
    .select({ userId: posts.userId, postId: posts.id })
    .from(posts)
    .innerJoin(projects, eq(projects.id, posts.projectId))
    .innerJoin(users, eq(users.id, posts.userId))
    .where(
      and(
        wantsReminders("daily-digest"),
        eq(users.timezone, timezone),
        gte(posts.postedAt, from),
        lt(posts.postedAt, to),
        isMade,
      ),
    );
  const done = await listDone(
    db,
    rows.map(({ postId }) => postId),
  );
  return rows.map(({ userId, postId }) => ({ userId, done: done[postId] ?? [] }));
}

async function addDone(db: Db, rows: PlannedPost[]): Promise<MadePostOf[]> {
  const done = await listDone(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => Object.assign(row, { done: done[row.id] ?? [] }));
}

async function listDone(db: Db, postIds: string[]): Promise<Record<string, LookStage[]>> {
  if (postIds.length === 0) return {};
  const rows = await db
    .select({
      postId: postLooks.postId,
      stage: postLooks.stage,
      sighting: postLooks.sighting,
    })
    .from(postLooks)
    .where(inArray(postLooks.postId, postIds));
  const looks: Record<string, Look[]> = {};
  for (const { postId, ...look } of rows) (looks[postId] ??= []).push(look);
  return Object.fromEntries(
    Object.entries(looks).map(([postId, seen]) => [postId, listSettled(seen)]),
  );
}

export type PostToWatch = Pick<PostRow, "id" | "userId" | "subredditId" | "permalink">;

/**
 * Posts whose look at this stage is due and about which Reddit was not asked since; the newest of each
 * user first, then everybody's second, so that nobody waits for another's many posts.
 * A share link does not name its post; what its author deleted is not looked for, nor what was brought from before.
 */
export async function listPostsToWatch(
  db: Db,
  stage: LookStage,
  { now, limit, needsKey = false }: { now: Date; limit: number; needsKey?: boolean },
): Promise<PostToWatch[]> {
  const { after, until } = madeWhenDue(stage, now);
  const hasKey = exists(
    db
      .select({ one: sql`1` })
      .from(radarKeys)
      .where(and(eq(radarKeys.userId, posts.userId), isNull(radarKeys.refusedAt))),
  );
  const waitMs = lookDueAt(new Date(0), stage).getTime();
  const dueAt = sql`${posts.postedAt} + ${waitMs} * interval '1 millisecond'`;
  const isDeleted = db
    .select({ one: sql`1` })
    .from(postLooks)
    .where(and(eq(postLooks.postId, posts.id), eq(postLooks.sighting, "deleted-by-author")));
  return db
    .select({
      id: posts.id,
      userId: posts.userId,
      subredditId: posts.subredditId,
      permalink: posts.permalink,
    })
    .from(posts)
    .innerJoin(projects, eq(projects.id, posts.projectId))
    .where(
      and(
        eq(posts.status, "posted"),
        isNull(posts.deletedAt),
        isNull(posts.importId),
        gt(posts.postedAt, after),
        lte(posts.postedAt, until),
        eq(projects.status, "active"),
        ne(posts.postType, "thread-comment"),
        isNotNull(posts.permalink),
        or(like(posts.permalink, "%/comments/%"), like(posts.permalink, "https://redd.it/%")),
        or(isNull(posts.watchedAt), sql`${posts.watchedAt} < ${dueAt}`),
        notExists(isDeleted),
        needsKey ? hasKey : undefined,
      ),
    )
    .orderBy(turnOfUser, desc(posts.postedAt), posts.id)
    .limit(limit);
}

const turnOfUser = sql`row_number() over (partition by ${posts.userId} order by ${posts.postedAt} desc, ${posts.id})`;

/** An address of the user's, with its post; null for what was logged. */
export type KeptPermalink = { postId: string | null; permalink: string | null };

/** Those of posts and of logged contributions in which this text occurs. */
export async function listPermalinks(
  db: Db,
  userId: UserId,
  text: string,
): Promise<KeptPermalink[]> {
  const { permalink } = posts;
  const ofPosts = await db
    .select({ postId: posts.id, permalink })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNull(posts.deletedAt), like(permalink, `%${text}%`)));
  const logged = await db
    .select({ permalink: contributions.permalink })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), like(contributions.permalink, `%${text}%`)));
  return [...ofPosts, ...logged.map((each) => ({ postId: null, permalink: each.permalink }))];
}
