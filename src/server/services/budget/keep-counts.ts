import { BUDGET_WINDOW_DAYS } from "#engine/budget/measure-budget.ts";
import { insertContribution } from "#server/db/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import { toPastPosts } from "../posts/to-past-post.ts";

const DAY_MS = 24 * 3_600_000;

/** Reddit still has what was made. While that counts it is kept without its words, as if it had been logged. */
export async function keepCounts(tx: Db, posts: readonly PostRow[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  for (const post of posts) {
    const { userId, subredditId, postedAt: at, permalink, status, postType } = post;
    if (status !== "posted" || !at || at < since || postType === "thread-comment") continue;
    const [known] = await toPastPosts(tx, userId, [post]);
    if (!known) continue;
    const { isPromotional } = known;
    const kept = { userId, subredditId, kind: "post", isPromotional, at, createdAt: now } as const;
    await insertContribution(tx, {
      ...kept,
      permalink: permalink?.replace(/(?<!\/)\/+$/, "") ?? null,
    });
  }
}
