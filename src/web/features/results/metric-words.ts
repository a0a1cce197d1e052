import type { Metric, Measure } from "#engine/results/measured-post.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Outcome } from "#web/components/charts/outcome-shape.tsx";
import { formatCount } from "#engine/text/format.ts";

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
  upvotes: "No upvotes recorded yet.",
  comments: "No comments recorded yet.",
  survival: "No post checked yet.",
};

export const OUTCOMES: Record<Outcome, string> = {
  live: "Still up",
  removed: "Removed",
  unknown: "Not checked",
};

export function outcomeOf({ performance }: GeneratedPost): Outcome {
  return performance?.outcome ?? "unknown";
}

export type Total = Pick<Measure, "posts" | "live" | "removed">;

/** What became of the posts, in a sentence: "8 of 10 posts stayed up". */
export function sumUp({ posts, live, removed }: Total): string {
  const known = live + removed;
  if (known === 0) return posts === 1 ? "1 post is out" : `${posts} posts are out`;
  if (known === 1) return live === 1 ? "Your post stayed up" : "Your post was removed";
  if (removed === 0) return `All ${known} posts stayed up`;
  if (live === 0) return `None of ${known} posts stayed up`;
  return `${live} of ${known} posts stayed up`;
}

/** What the sentence leaves out, or null: "2 not checked yet · 5 from your history · 314 visits to your site". */
export function sayRest(
  { posts, live, removed }: Total,
  { visits, imported }: { visits: number; imported: number },
): string | null {
  const unchecked = posts - live - removed;
  const parts = [
    unchecked > 0 && `${unchecked} not checked yet`,
    imported > 0 && `${formatCount(imported)} from your history`,
    visits > 0 && `${visits === 1 ? "1 visit" : `${formatCount(visits)} visits`} to your site`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : null;
}
