import { BUDGET_WINDOW_DAYS } from "#engine/budget/measure-budget.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { insertContribution } from "#server/db/posts/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { PostRow } from "#server/db/posts/posts-repository.ts";
import { toPastPosts } from "../posts/reading/to-past-post.ts";

/** Reddit still has what was made. While that counts it is kept without its words, as if it had been logged. */
export async function keepCounts(tx: Db, posts: readonly PostRow[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  for (const post of posts) {
    const { userId, subredditId, postedAt: at, permalink, status, postType, importId } = post;
    if (status !== "posted" || !at || at < since || postType === "thread-comment") continue;
    const [known] = await toPastPosts(tx, userId, [post]);
    if (!known) continue;
    const { isPromotional } = known;
    const kept = { userId, subredditId, kind: "post", isPromotional, at, importId } as const;
    await insertContribution(tx, {
      ...kept,
      createdAt: now,
      permalink: permalink?.replace(/(?<!\/)\/+$/, "") ?? null,
    });
  }
}
