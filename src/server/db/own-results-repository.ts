import { and, desc, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { posts } from "./schema.ts";

/** Older ones tell little about a community as it is now. */
const MOST_RESULTS = 500;

/**
 * When the user's posts in a community were made and how many points they got, where that was entered.
 * What was removed is left out: that tells of rules, not of hours.
 */
export async function listOwnResults(
  db: Db,
  userId: UserId,
  subredditId: string,
  postedBy: Date,
): Promise<{ postedAt: Date; points: number }[]> {
  const rows = await db
    .select({ postedAt: posts.postedAt, points: posts.upvotes })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.subredditId, subredditId),
        isNull(posts.deletedAt),
        lte(posts.postedAt, postedBy),
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
