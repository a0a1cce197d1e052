import { formatCount } from "#engine/text/format.ts";

/** `short` goes below the bar, `name` wherever there is room. */
export type Slot = {
  name: string;
  short: string;
  /** Of an hour that begins late. */ minute?: number;
};

/** One community's share of every bar. */
export type StackedSeries = {
  id: string;
  label: string;
  /** Its rank, which decides its colour in every view; behind the last hue come the others. */
  place: number;
  /** One for each slot of the chart. */
  counts: readonly number[];
  /** Too few posts for more than a hint: hatched. */
  isRough: boolean;
};

/** Five hues that stay apart for every kind of colour vision. None is used twice: the rest is 'others'. */
export const MOST_SERIES = 5;

export function hueOf(place: number): string {
  return place < MOST_SERIES ? `var(--stack-${place + 1})` : "var(--stack-others)";
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
