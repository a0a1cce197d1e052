import { formatCount } from "#engine/text/format-count.ts";
import type { Best } from "./find-best.ts";
import { ENOUGH_POSTS } from "./enough-posts.ts";
import type { Figure, Metric } from "./measured-post.ts";

/** "73" for medians, "89 %" for shares. */
export function wordValue(value: number, metric: Metric): string {
  if (metric === "survival") return wordShare(value);
  return Number.isInteger(value) ? formatCount(value) : `${formatCount(Math.floor(value))}.5`;
}

export function wordShare(share: number): string {
  // The sign must not stand alone on the next line.
  return `${Math.round(share * 100)}\u00A0%`;
}

/** "between 40 and 112", or nothing where there are no bounds. */
export function wordBounds({ low, high }: Figure, metric: Metric): string {
  if (low === null || high === null) return "";
  return `between ${wordValue(low, metric)} and ${wordValue(high, metric)}`;
}

export function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}

/** What stands behind a figure: "3 posts: too few to tell". */
export function wordSample(figure: Figure | null): string {
  if (!figure) return "nothing to count yet";
  const posts = wordPosts(figure.posts);
  return figure.posts < ENOUGH_POSTS ? `${posts}: too few to tell` : posts;
}

type BestNames = {
  /** "community", "hour", "weekday". */
  noun: string;
  metric: Metric;
  /** The name of the best, where there is one. */
  nameOf: (place: number) => string;
};

export function wordBest(best: Best, { noun, metric, nameOf }: BestNames): string {
  switch (best.kind) {
    case "best":
      return `${nameOf(best.place)} ${STANDS_OUT[metric]} than any other ${noun} that can be compared.`;
    case "even":
      return `No detectable difference between ${noun === "community" ? "communities" : `${noun}s`} so far: what chance allows overlaps.`;
    case "too-few":
      return `Too few posts to compare: it takes two ${noun === "community" ? "communities" : `${noun}s`} with ${ENOUGH_POSTS} posts each.`;
  }
}

const STANDS_OUT: Record<Metric, string> = {
  upvotes: "brought more upvotes",
  comments: "brought more comments",
  survival: "kept more posts up",
};
