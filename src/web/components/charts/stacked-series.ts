import { formatCount } from "#engine/text/format-count.ts";

/** One community's share of every bar. */
export type StackedSeries = {
  id: string;
  label: string;
  /** Its place among all communities, which decides its colour in every view of them. */
  place: number;
  /** One for each slot of the chart. */
  counts: readonly number[];
  /** Too few posts for more than a hint: hatched. */
  isRough: boolean;
};

/** Five hues that stay apart for every kind of colour vision; after the fifth they begin anew. */
const HUES = 5;

export function hueOf(place: number): string {
  return `var(--stack-${(place % HUES) + 1})`;
}

/** "120 posts: r/SaaS 80, r/webdev 40" */
export function describeSlot(series: readonly StackedSeries[], slot: number): string {
  const counted = countsAt(series, slot);
  const total = counted.reduce((sum, { posts }) => sum + posts, 0);
  if (total === 0) return "no posts";
  const shares = counted.map(({ label, posts }) => `${label} ${formatCount(posts)}`).join(", ");
  return `${total === 1 ? "1 post" : `${formatCount(total)} posts`}: ${shares}`;
}

/** Who posted in this slot, the most first. */
export function countsAt(series: readonly StackedSeries[], slot: number) {
  return series
    .map((one) => ({ ...one, posts: one.counts[slot] ?? 0 }))
    .filter(({ posts }) => posts > 0)
    .toSorted((a, b) => b.posts - a.posts);
}
