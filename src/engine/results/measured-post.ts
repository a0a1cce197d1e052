import { HOUR_MS } from "#engine/clock/time-units.ts";

/** A post that was made, as far as somebody told what became of it. */
export type MeasuredPost = {
  subredditId: string;
  postedAt: Date;
  outcome: "live" | "removed" | "unknown";
  upvotes: number | null;
  comments: number | null;
};

/** One number about some posts, with how many stand behind it and where it may lie in truth (95 %). */
export type Figure = {
  value: number;
  posts: number;
  /** null where there are too few posts for any bounds. */
  low: number | null;
  high: number | null;
};

/** What some posts came to; a figure is null where nobody told what it needs. */
export type Measure = {
  posts: number;
  live: number;
  removed: number;
  /** The share that is still up, from 0 to 1, of those whose outcome is known. */
  survival: Figure | null;
  /** Medians: one post that went far says little about the next. */
  upvotes: Figure | null;
  comments: Figure | null;
};

export const METRICS = ["upvotes", "comments", "survival"] as const;
export type Metric = (typeof METRICS)[number];

/**
 * From how many posts on a figure is said to tell something. With five, even the span from the worst
 * post to the best misses the true median one time in sixteen; with six it is one in thirty-two,
 * below the usual one in twenty. And of six posts that all stayed up, no more than four in ten would
 * be removed in the long run (Wilson); of three, it could still be more than half.
 */
export const ENOUGH_POSTS = 6;

export function isTelling(figure: Figure | null): figure is Figure {
  return figure !== null && figure.posts >= ENOUGH_POSTS;
}

/** By then most votes and comments are in; a count from earlier tells how young the post was. */
export const SETTLED_HOURS = 24;

/** Of a count that has no date nobody knows. */
export function isSettled(postedAt: Date, countedAt: Date | null): boolean {
  return countedAt !== null && countedAt.getTime() - postedAt.getTime() >= SETTLED_MS;
}

export const SETTLED_MS = SETTLED_HOURS * HOUR_MS;
