import type { Figure, Measure, MeasuredPost } from "./measured-post.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";

export function measurePosts(posts: readonly MeasuredPost[]): Measure {
  let [live, removed] = [0, 0];
  const upvotes: number[] = [];
  const comments: number[] = [];
  for (const post of posts) {
    if (post.outcome === "live") live += 1;
    if (post.outcome === "removed") removed += 1;
    if (post.upvotes !== null) upvotes.push(post.upvotes);
    if (post.comments !== null) comments.push(post.comments);
  }
  return {
    posts: posts.length,
    live,
    removed,
    survival: measureShare(live, live + removed),
    upvotes: measureMedian(upvotes),
    comments: measureMedian(comments),
  };
}

export function measureShare(hits: number, count: number): Figure | null {
  return count === 0 ? null : { value: hits / count, posts: count, ...wilsonInterval(hits, count) };
}

/** Its bounds are two of the values themselves, as far from the middle as chance may have put it. */
export function measureMedian(values: readonly number[]): Figure | null {
  // Sorts by number without asking back for each pair.
  const sorted = Float64Array.from(values).toSorted();
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
