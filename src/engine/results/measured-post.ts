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
