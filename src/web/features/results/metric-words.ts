import type { Metric } from "#engine/results/measured-post.ts";

/** As the choice above the charts names them. */
export const METRIC_NAMES: Record<Metric, string> = {
  upvotes: "Upvotes",
  comments: "Comments",
  survival: "Still up",
};

/** What a bar shows. */
export const METRIC_WORDS: Record<Metric, string> = {
  upvotes: "median upvotes",
  comments: "median comments",
  survival: "share still up",
};
