import { deletePostsDeletedBefore } from "#server/db/posts-repository.ts";
import { keepCounts } from "../budget/keep-counts.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { restorableSince } from "./restorable-since.ts";

/** Their words go for good. */
export function purgeDeletedPosts({
  database,
  clock,
}: Pick<ServiceDeps, "database" | "clock">): Promise<void> {
  return database.unhurried.transaction(async (tx) => {
    const now = clock();
    await keepCounts(tx, await deletePostsDeletedBefore(tx, restorableSince(now)), now);
  });
}
