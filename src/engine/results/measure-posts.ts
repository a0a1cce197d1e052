import type { Figure, Measure, MeasuredPost } from "./measured-post.ts";
import { wilsonInterval } from "./wilson-interval.ts";

export function measurePosts(posts: readonly MeasuredPost[]): Measure {
  const live = posts.filter(({ outcome }) => outcome === "live").length;
  const removed = posts.filter(({ outcome }) => outcome === "removed").length;
  return {
    posts: posts.length,
    live,
    removed,
    survival: measureShare(live, live + removed),
    upvotes: measureMedian(posts.flatMap(({ upvotes }) => upvotes ?? [])),
    comments: measureMedian(posts.flatMap(({ comments }) => comments ?? [])),
  };
}

export function measureShare(hits: number, count: number): Figure | null {
  return count === 0 ? null : { value: hits / count, posts: count, ...wilsonInterval(hits, count) };
}

/** Its bounds are two of the values themselves, as far from the middle as chance may have put it. */
export function measureMedian(values: readonly number[]): Figure | null {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  const upper = sorted[Math.floor(count / 2)];
  const lower = sorted[Math.ceil(count / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  const rank = boundRank(count);
  return {
    value: (lower + upper) / 2,
    posts: count,
    low: sorted[rank - 1] ?? null,
    high: rank < 1 ? null : (sorted[count - rank] ?? null),
  };
}

/** The true median lies between the values of this rank from below and from above, 95 times in 100. */
export function boundRank(count: number): number {
  return Math.floor((count + 1) / 2 - 0.98 * Math.sqrt(count));
}
