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
import { type CheckStage, checkDueAt, madeWhenDue } from "#engine/outcomes/removal-check.ts";
import type { Db } from "./database.ts";
import type { PostRow } from "./posts-repository.ts";
import { postChecks, posts, projects } from "./schema.ts";

export type PostToWatch = Pick<PostRow, "id" | "userId" | "subredditId" | "permalink">;

/**
 * Posts whose look at this stage is due and about which Reddit was not asked since; the newest first.
 * A share link does not name its post, and what its author deleted is not looked for.
 */
export async function listPostsToWatch(
  db: Db,
  stage: CheckStage,
  { now, limit }: { now: Date; limit: number },
): Promise<PostToWatch[]> {
  const { after, until } = madeWhenDue(stage, now);
  const waitMs = checkDueAt(new Date(0), stage).getTime();
  const dueAt = sql`${posts.postedAt} + ${waitMs} * interval '1 millisecond'`;
  const isDeleted = db
    .select({ one: sql`1` })
    .from(postChecks)
    .where(and(eq(postChecks.postId, posts.id), eq(postChecks.sighting, "deleted-by-author")));
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
