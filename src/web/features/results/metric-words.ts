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

/** Why there is nothing to show. */
export const NOTHING_YET: Record<Metric, string> = {
  upvotes: "No upvotes counted a day or more after a post yet.",
  comments: "No comments counted a day or more after a post yet.",
  survival: "No post looked at yet.",
};
