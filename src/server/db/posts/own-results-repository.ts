import { and, desc, eq, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { posts } from "../schema.ts";

/** Older ones tell little about a community as it is now. */
const MOST_RESULTS = 500;

/** As the catalogue's posts: points are compared once they have settled. */
const SETTLED_HOURS = 48;

/**
 * When the user's posts in a community were made and how many points they got, where that was counted
 * late enough. What was removed is left out: that tells of rules, not of hours.
 */
export async function listOwnResults(
  db: Db,
  userId: UserId,
  subredditId: string,
  now: Date,
): Promise<{ postedAt: Date; points: number }[]> {
  const rows = await db
    .select({ postedAt: posts.postedAt, points: posts.upvotes })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.subredditId, subredditId),
        eq(posts.status, "posted"),
        isNull(posts.deletedAt),
        lte(posts.countedAt, now),
        sql`${posts.countedAt} >= ${posts.postedAt} + make_interval(hours => ${SETTLED_HOURS}::int)`,
        isNotNull(posts.upvotes),
        ne(posts.outcome, "removed"),
      ),
    )
    .orderBy(desc(posts.postedAt))
    .limit(MOST_RESULTS);
  return rows.flatMap(({ postedAt, points }) =>
    postedAt === null || points === null ? [] : [{ postedAt, points }],
  );
}
