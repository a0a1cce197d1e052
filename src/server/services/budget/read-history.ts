import type { Contribution } from "#engine/ledger/contribution.ts";
import { LEDGER_WINDOW_DAYS } from "#engine/ledger/open-ledger.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type ContributionRow,
  listContributionsSince,
  insertContribution,
} from "#server/db/posts/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listPostsSince, type PostRow } from "#server/db/posts/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { type NamedProject, toPastPosts } from "#server/services/posts/reading/read-post.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { identifyAddress } from "#engine/outcomes/identify-address.ts";

/** What a user wrote on Reddit in the time that counts, as far as Foothold knows, and plans to write. */
export type History = {
  /** Made, planned and logged ones. */
  posts: PastPost[];
  comments: Contribution[];
};

export async function readHistory(
  db: Db,
  userId: UserId,
  now: Date,
  /** All of the user's, where they have been read already. */
  projects?: readonly NamedProject[],
): Promise<History> {
  const since = new Date(now.getTime() - LEDGER_WINDOW_DAYS * DAY_MS);
  const isFirst = createCountOnce();
  const rows = (await listPostsSince(db, userId, since)).filter(isFirst);
  const written = await toPastPosts(db, userId, rows, projects);
  const logged = (await listContributionsSince(db, userId, since)).filter(isFirst);
  return {
    posts: [...written, ...logged.filter(({ kind }) => kind === "post").map(toLoggedPost)],
    comments: logged.filter(({ kind }) => kind === "comment"),
  };
}

/** Foothold has not read it, so it resembles no other. */
export function toLoggedPost({
  id,
  subredditId,
  at,
  isPromotional,
}: Pick<ContributionRow, "id" | "subredditId" | "at" | "isPromotional">): PastPost {
  return { id, subredditId, title: "", content: "", at, isPosted: true, isPromotional };
}

/** True for the first of those that stand at one address, and for all that have none. */
export function createCountOnce(): (item: { permalink: string | null }) => boolean {
  const known = new Set<string>();
  return ({ permalink }) => {
    const identity = identifyAddress(permalink);
    if (identity === null) return true;
    const isFirst = !known.has(identity);
    known.add(identity);
    return isFirst;
  };
}

/** Reddit still has what was made. While that counts it is kept without its words, as if it had been logged. */
export async function keepCounts(tx: Db, posts: readonly PostRow[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - LEDGER_WINDOW_DAYS * DAY_MS);
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
