import { formatCount } from "#engine/text/format-count.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import type { Share } from "./share.ts";

/** "41% of 803 posts" */
export function wordShare({ posts, over10 }: Share): string {
  if (posts === 0) return "no posts";
  return `${wordPercent(over10 / posts)} of ${wordPosts(posts)}`;
}

export function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}

/** "41% of 803 posts (95% interval 38% to 45%)" */
export function wordShareWithInterval(share: Share): string {
  if (share.posts === 0) return "no posts";
  const { low, high } = wilsonInterval(share.over10, share.posts);
  return `${wordShare(share)} (95% interval ${wordPercent(low)} to ${wordPercent(high)})`;
}

function wordPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
