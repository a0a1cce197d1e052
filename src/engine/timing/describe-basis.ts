import { formatCount, formatFactDate, type FactDate } from "#engine/text/format.ts";

type Basis = { posts: number; asOf: FactDate; isRough: boolean };

/** What a chart or an hour rests on, as its caption. */
export function describeBasis(basis: Basis | null): string {
  if (!basis || basis.posts === 0) return "No posts counted yet";
  const read = formatFactDate(basis.asOf);
  if (!basis.isRough) return `${wordPosts(basis.posts)}, ${read}`;
  return `${wordRoughPosts(basis.posts)}, ${read}`;
}

/** "n=50 · Sep 2025": the same as a small mark. */
export function markBasis({ posts, asOf }: Pick<Basis, "posts" | "asOf">): string {
  const [month = "", ...rest] = formatFactDate(asOf).split(" ");
  return `n=${formatCount(posts)} · ${[month.slice(0, 3), ...rest].join(" ")}`;
}

// A few posts more or less mean nothing in a rough sample, so the figure does not pretend they do.
function wordRoughPosts(posts: number): string {
  if (posts < 10) return `only ${wordPosts(posts)}`;
  return `only about ${wordPosts(Math.round(posts / 10) * 10)}`;
}

function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}
