import { and, count, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { PredictedOutcome } from "#engine/results/calibrate.ts";
import type { MeasuredPost } from "#engine/results/measured-post.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { posts } from "./schema.ts";

const isMade = and(eq(posts.status, "posted"), isNull(posts.deletedAt));

/** Of a project that was found for the user, the newest first, without their words. */
export function listMeasuredPosts(
  db: Db,
  projectId: ProjectId,
  limit: number,
): Promise<MeasuredPost[]> {
  return db
    .select({
      subredditId: posts.subredditId,
      postedAt: sql`coalesce(${posts.postedAt}, ${posts.createdAt})`.mapWith(posts.createdAt),
      outcome: posts.outcome,
      upvotes: posts.upvotes,
      comments: posts.comments,
    })
    .from(posts)
    .where(and(eq(posts.projectId, projectId), isMade))
    .orderBy(desc(posts.postedAt))
    .limit(limit);
}

/** Of all the user's projects: how many posts with each prediction were seen to end how. */
export async function countPredictedOutcomes(db: Db, userId: UserId): Promise<PredictedOutcome[]> {
  const rows = await db
    .select({
      predictedScore: posts.predictedScore,
      outcome: posts.outcome,
      posts: count(),
    })
    .from(posts)
    .where(and(eq(posts.userId, userId), ne(posts.outcome, "unknown"), isMade))
    .groupBy(posts.predictedScore, posts.outcome);
  return rows.flatMap(({ outcome, ...row }) =>
    outcome === "unknown" ? [] : [{ ...row, outcome }],
  );
}
