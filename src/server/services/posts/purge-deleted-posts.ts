import { BUDGET_WINDOW_DAYS } from "#engine/budget/measure-budget.ts";
import { insertContribution } from "#server/db/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { deletePostsDeletedBefore, type PostRow } from "#server/db/posts-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { restorableSince } from "./restorable-since.ts";
import { toPastPosts } from "./to-past-post.ts";

const DAY_MS = 24 * 3_600_000;

/** Their words go for good. That one was made is kept while it counts, as if it had been logged. */
export function purgeDeletedPosts({
  database,
  clock,
}: Pick<ServiceDeps, "database" | "clock">): Promise<void> {
  return database.db.transaction(async (tx) => {
    const now = clock();
    for (const post of await deletePostsDeletedBefore(tx, restorableSince(now))) {
      await keepCount(tx, post, now);
    }
  });
}

async function keepCount(tx: Db, post: PostRow, now: Date): Promise<void> {
  const { userId, subredditId, postedAt: at, permalink, status, postType } = post;
  const since = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  if (status !== "posted" || !at || at < since || postType === "thread-comment") return;
  const [known] = await toPastPosts(tx, userId, [post]);
  if (!known) return;
  const { isPromotional } = known;
  const kept = { userId, subredditId, kind: "post", isPromotional, at, createdAt: now } as const;
  await insertContribution(tx, { ...kept, permalink: permalink?.replace(/\/+$/, "") ?? null });
}
