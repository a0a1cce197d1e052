import {
  and,
  asc,
  eq,
  getColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, readRows, stepThrough } from "../database.ts";
import type { PostRow } from "./posts-repository.ts";
import { notices, posts, projects, subreddits, users, webhooks } from "../schema.ts";
import { listensTo } from "../accounts/webhooks-repository.ts";
import { wantsReminders } from "../accounts/users-repository.ts";

/** With what the post is for; the community's name is null where it left the catalogue. */
export type PlannedPost = PostRow & { projectName: string; communityName: string | null };

/** Posts of projects that are worked on. */
const isPlanned = and(
  eq(posts.status, "scheduled"),
  isNull(posts.deletedAt),
  eq(projects.status, "active"),
);

/** Whether planned or made. Of one user, as in selectPosts. */
export const selectWithNames = (db: Db) =>
  db
    .select({
      ...getColumns(posts),
      projectName: projects.name,
      communityName: subreddits.name,
    })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, posts.userId)))
    .leftJoin(subreddits, eq(subreddits.id, posts.subredditId));

/** null when it was posted, deleted or taken off the plan meanwhile. */
export async function findPlannedPost(
  db: Db,
  userId: UserId,
  postId: string,
): Promise<PlannedPost | null> {
  const [row] = await selectWithNames(db).where(
    and(eq(posts.userId, userId), eq(posts.id, postId), isPlanned),
  );
  return row ?? null;
}

export function listPlannedPosts(
  db: Db,
  userId: UserId,
  { from, to }: { from: Date; to: Date },
): Promise<PlannedPost[]> {
  return selectWithNames(db)
    .where(
      and(
        eq(posts.userId, userId),
        gte(posts.scheduledFor, from),
        lt(posts.scheduledFor, to),
        isPlanned,
      ),
    )
    .orderBy(asc(posts.scheduledFor), asc(posts.id));
}

/** What a calendar shows: all that is planned, and what was posted since. */
export function listCalendarPosts(
  db: Db,
  userId: UserId,
  { postedSince, limit }: { postedSince: Date; limit: number },
): Promise<PlannedPost[]> {
  const hasSlot = and(ne(posts.status, "posted"), isNotNull(posts.scheduledFor));
  const isRecent = and(eq(posts.status, "posted"), gte(posts.postedAt, postedSince));
  // What each of the two is found by comes first, and what is asked of planned ones alone after.
  return selectWithNames(db)
    .where(
      and(
        eq(posts.userId, userId),
        isNull(posts.deletedAt),
        or(hasSlot, isRecent),
        or(eq(posts.status, "posted"), isPlanned),
      ),
    )
    .orderBy(sql`coalesce(${posts.postedAt}, ${posts.scheduledFor}) desc`, asc(posts.id))
    .limit(limit);
}

export type DatedPost = Pick<
  PlannedPost,
  | "id"
  | "projectId"
  | "projectName"
  | "subredditId"
  | "communityName"
  | "title"
  | "content"
  | "editSection"
  | "status"
  | "outcome"
> & { at: Date };

/** What was made or is planned from then until then, in all the user's projects that are in use. */
export function listDatedPosts(
  db: Db,
  userId: UserId,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<DatedPost[]> {
  // To the letter as the index has it; one without a time of its own is left out after.
  const time = sql`coalesce(${posts.postedAt}, ${posts.scheduledFor}, ${posts.createdAt})`;
  const { id, projectId, subredditId, title, content, editSection, status, outcome } = posts;
  return db
    .select({
      id,
      projectId,
      subredditId,
      title,
      content,
      editSection,
      status,
      outcome,
      projectName: projects.name,
      communityName: subreddits.name,
      at: time.mapWith(posts.createdAt),
    })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, posts.userId)))
    .leftJoin(subreddits, eq(subreddits.id, posts.subredditId))
    .where(
      and(
        eq(posts.userId, userId),
        gte(time, from),
        lt(time, to),
        isNull(posts.deletedAt),
        or(isNotNull(posts.postedAt), isNotNull(posts.scheduledFor)),
        ne(projects.status, "archived"),
      ),
    )
    .orderBy(asc(time), asc(posts.id))
    .limit(limit);
}

export type DuePost = { userId: UserId; postId: string; scheduledFor: Date };

/** Of users who want to be told at slot time, and whose address is known to be theirs. */
export async function listDuePosts(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<DuePost[]> {
  const rows = await db
    .select({ userId: posts.userId, postId: posts.id, scheduledFor: posts.scheduledFor })
    .from(posts)
    .innerJoin(projects, eq(projects.id, posts.projectId))
    .innerJoin(users, eq(users.id, posts.userId))
    .where(
      and(
        gt(posts.scheduledFor, after),
        lte(posts.scheduledFor, until),
        isPlanned,
        wantsReminders("at-slot-time"),
      ),
    );
  return rows.flatMap(({ scheduledFor, ...row }) =>
    scheduledFor ? [{ ...row, scheduledFor }] : [],
  );
}

export type DueForWebhook = Pick<
  PlannedPost,
  | "id"
  | "userId"
  | "projectId"
  | "projectName"
  | "subredditId"
  | "communityName"
  | "title"
  | "content"
  | "editSection"
  | "scheduledFor"
> & { webhookId: string };

/** Of users with webhooks that are on and told of due posts: one row for each. */
export function listDueForWebhooks(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<DueForWebhook[]> {
  const { id, userId, projectId, subredditId, title, content, editSection, scheduledFor } = posts;
  return db
    .select({
      id,
      userId,
      projectId,
      subredditId,
      title,
      content,
      editSection,
      scheduledFor,
      projectName: projects.name,
      communityName: subreddits.name,
      webhookId: webhooks.id,
    })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, posts.userId)))
    .innerJoin(webhooks, eq(webhooks.userId, posts.userId))
    .leftJoin(subreddits, eq(subreddits.id, posts.subredditId))
    .where(
      and(
        gt(posts.scheduledFor, after),
        lte(posts.scheduledFor, until),
        isPlanned,
        isNull(webhooks.turnedOffAt),
        listensTo("post.due"),
        gte(posts.scheduledFor, webhooks.toldOfDueSince),
      ),
    );
}

export async function listDigestZones(db: Db): Promise<string[]> {
  const wantsDigest = sql`reminders = 'daily-digest'`;
  const rows = await readRows<{ timezone: string }>(
    db,
    sql`with recursive ${stepThrough(sql`zones`, sql`users`, sql`timezone`, wantsDigest)}
        select value as timezone from zones where value is not null`,
  );
  return rows.map(({ timezone }) => timezone);
}

/** Users of a zone who want a digest, have something planned in it, and were not told yet. */
export async function listDigestUsers(
  db: Db,
  timezone: string,
  day: { name: string; startsAt: Date; endsAt: Date },
): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(posts, eq(posts.userId, users.id))
    .innerJoin(projects, eq(projects.id, posts.projectId))
    .leftJoin(
      notices,
      and(
        eq(notices.userId, users.id),
        eq(notices.kind, "daily-digest"),
        eq(notices.about, day.name),
      ),
    )
    .where(
      and(
        wantsReminders("daily-digest"),
        eq(users.timezone, timezone),
        gte(posts.scheduledFor, day.startsAt),
        lt(posts.scheduledFor, day.endsAt),
        isPlanned,
        isNull(notices.id),
      ),
    );
  return rows.map(({ userId }) => userId);
}
