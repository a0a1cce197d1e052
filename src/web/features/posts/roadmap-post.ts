import type { GeneratedPost } from "#contract/post.ts";
import { sayQuotaReset } from "#engine/billing/quota-month.ts";
import { findHolds, type HeldPost, type Hold } from "#engine/posts/holds.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";

/** A post as the roadmap shows it; `at` is when it was posted, or is to be. */
export type RoadmapPost = GeneratedPost & {
  at: Date | null;
  /** What it waits for since another post was removed. */
  hold: Hold | null;
};

/** Content that holds a whole post as JSON is shown as the text in it. */
export function toRoadmapPost(post: GeneratedPost): RoadmapPost {
  const time = post.postedAt ?? post.scheduledFor;
  const at = time === null ? null : new Date(time);
  return { ...post, ...unwrapContent(post), at, hold: null };
}

/** All of a project: what became of one keeps others waiting. */
export function toRoadmapPosts(posts: readonly GeneratedPost[], now: Date): RoadmapPost[] {
  const shown = posts.map(toRoadmapPost);
  const holds = findHolds(shown.map(toHeldPost), now);
  for (const post of shown) post.hold = holds.get(post.id) ?? null;
  return shown;
}

function toHeldPost({ subreddit, performance, postedAt, ...post }: RoadmapPost): HeldPost {
  return {
    ...post,
    fullName: subreddit.fullName,
    isRemoved: performance?.outcome === "removed",
    postedAt: postedAt === null ? null : new Date(postedAt),
  };
}

/** Not posted yet. */
export function countPending(posts: readonly { isPosted: boolean }[]): number {
  return posts.filter(({ isPosted }) => !isPosted).length;
}

/** More than three lines of a card can hold. */
const ENOUGH = 220;

/** The beginning of a post on one line; a card does not carry 40,000 characters. */
export function previewContent(content: string): string {
  const start = content
    .slice(0, 4 * ENOUGH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return start.length > ENOUGH ? `${start.slice(0, ENOUGH).toWellFormed().trimEnd()}…` : start;
}

/** Said wherever such a post is shown: it must not become a post of its own. */
export const COMMENT_NOTE = "Comment for the promotion thread";

type Quota = { used: number; limit: number | null; resetsAt: string };

/** What is used of this month's posts; null where there is no limit. */
export function describeQuota(quota: Quota | null, timezone: string): string | null {
  if (!quota?.limit) return null;
  const reset = sayQuotaReset(new Date(quota.resetsAt), timezone);
  return `${quota.used} of ${quota.limit} generated posts used this month. ${reset}`;
}
