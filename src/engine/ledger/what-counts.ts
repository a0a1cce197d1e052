import { DAY_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { findGapOfAll, type PromotionGap } from "#engine/policy/promotion-limits.ts";
import { isBudgeted } from "./contribution.ts";
import type { Account } from "./account.ts";

/** Something that the account wrote or plans to, and how long it keeps others away. */
export type LedgerEntry = {
  at: Date;
  isPosted: boolean;
  kind: "post" | "comment";
  /** null for what was logged or imported. */
  projectId: string | null;
  gapMs: number;
  /** What it follows from: the limit on promotion, that on any post, or one comment to each thread. */
  by: "promotion" | "all" | "thread";
};

/** Threads for promotion mostly come weekly, and each takes one comment. */
const THREAD_GAP_DAYS = 7;

function isOfThread({ postType }: PastPost): boolean {
  return postType === "thread-comment";
}

type Counted = Pick<LedgerEntry, "at" | "isPosted" | "kind" | "projectId">;

/**
 * All that counts in a community for what is to be added there, the earliest first: each post that promotes, each
 * comment that promotes where the community says that comments count, and any post where it limits them all.
 */
export function listWhatCounts(account: Account, gap: PromotionGap): LedgerEntry[] {
  const { policy, postType, isPromotional } = account;
  const here = listHere(account);
  if (postType === "thread-comment") {
    return keepAway(here.filter(isOfThread).map(toCounted), "thread", THREAD_GAP_DAYS);
  }
  const posts = here.filter((post) => !isOfThread(post));
  const ofAll = findGapOfAll(policy);
  const promoting = [
    ...posts.filter((post) => isBudgeted(post)).map(toCounted),
    ...(gap.countsComments ? listComments(account) : []),
  ];
  return [
    ...(ofAll ? keepAway(posts.map(toCounted), "all", ofAll.days) : []),
    ...(isPromotional ? keepAway(keepOwn(promoting, account, gap), "promotion", gap.days) : []),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function keepAway(counted: Counted[], by: LedgerEntry["by"], days: number): LedgerEntry[] {
  return counted
    .map((each) => ({ ...each, by, gapMs: days * DAY_MS }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type Placed = PastPost & { at: Date };

/** A draft without a time keeps nothing away, and what is dated ahead was not posted yet. */
function listHere({ policy, posts, postId = null, now }: Account): Placed[] {
  return posts.flatMap((post) => {
    const { id, subredditId, at, isPosted } = post;
    const isHere = subredditId === policy.subredditId && id !== postId;
    return isHere && at && (!isPosted || at <= now) ? [{ ...post, at }] : [];
  });
}

function toCounted({ at, isPosted, projectId = null }: Placed): Counted {
  return { at, isPosted, kind: "post", projectId };
}

function listComments({ policy, comments, now }: Account): Counted[] {
  return comments
    .filter(({ subredditId }) => subredditId === policy.subredditId)
    .filter(({ at, isPromotional }) => isPromotional && at <= now)
    .map(({ at }) => ({ at, isPosted: true, kind: "comment", projectId: null }));
}

/** Where a rule speaks of the same thing again, other projects do not count. */
function keepOwn(counted: Counted[], { promoter }: Account, { isPerProject }: PromotionGap) {
  const own = promoter.projectId;
  if (!isPerProject || own === null) return counted;
  return counted.filter(({ projectId }) => projectId === null || projectId === own);
}
