import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { type LookStage, lookDueAt, madeWhenDue } from "#engine/outcomes/look.ts";
import type { Db } from "../database.ts";
import type { PostRow } from "./posts-repository.ts";
import { postLooks, posts, projects, contributions } from "../schema.ts";
import type { UserId } from "#server/scope.ts";

export type PostToWatch = Pick<PostRow, "id" | "userId" | "subredditId" | "permalink">;

/**
 * Posts whose look at this stage is due and about which Reddit was not asked since; the newest first.
 * A share link does not name its post; what its author deleted is not looked for, nor what was brought from before.
 */
export async function listPostsToWatch(
  db: Db,
  stage: LookStage,
  { now, limit }: { now: Date; limit: number },
): Promise<PostToWatch[]> {
  const { after, until } = madeWhenDue(stage, now);
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
      ),
    )
    .orderBy(desc(posts.postedAt), posts.id)
    .limit(limit);
}

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
