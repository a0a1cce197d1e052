import type { GeneratedPost } from "#contract/post.ts";

/** As many as a phone has room for; wider screens leave more space between them. */
export const COLUMNS = 24;
const LEAST_SIZE = 0.5;
const TICKS = 4;

export type Dot = {
  post: GeneratedPost;
  /** From 0 at the first post to COLUMNS - 1 at the last. */
  column: number;
  /** How many dots are below it. */
  level: number;
  /** Of its cell: the area follows the votes. */
  size: number;
};

export type Timeline = { dots: Dot[]; levels: number; ticks: { column: number; at: string }[] };

/** Posts that were made, the earliest first, as dots on a line of time; those of one time lie on each other. */
export function placeDots(posts: readonly GeneratedPost[]): Timeline {
  const made = posts
    .flatMap((post) =>
      post.isPosted && post.postedAt ? [{ post, at: Date.parse(post.postedAt) }] : [],
    )
    .toSorted((a, b) => a.at - b.at);
  const from = made[0]?.at ?? 0;
  const span = (made.at(-1)?.at ?? 0) - from;
  const most = Math.max(1, ...made.map(({ post }) => post.performance?.upvotes ?? 0));
  const heights = new Map<number, number>();
  const dots = made.map(({ post, at }) => {
    // A single moment lies in the middle.
    const share = span > 0 ? (at - from) / span : 0.5;
    const column = Math.round(share * (COLUMNS - 1));
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    const votes = Math.sqrt((post.performance?.upvotes ?? 0) / most);
    return { post, column, level, size: LEAST_SIZE + (1 - LEAST_SIZE) * votes };
  });
  return { dots, levels: Math.max(1, ...heights.values()), ticks: placeTicks(from, span) };
}

/** Each day is named once, where it begins. */
export function labelTicks(ticks: Timeline["ticks"], timeZone: string) {
  const labelled = ticks.map(({ column, at }) => ({ column, day: shortDay(at, timeZone) }));
  return labelled.filter(({ day }, index) => day !== labelled[index - 1]?.day);
}

function shortDay(at: string, timeZone: string): string {
  return new Date(at).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone });
}

function placeTicks(from: number, span: number): Timeline["ticks"] {
  if (span === 0)
    return [{ column: Math.round((COLUMNS - 1) / 2), at: new Date(from).toISOString() }];
  return Array.from({ length: TICKS }, (_, tick) => {
    const column = Math.round((tick / TICKS) * (COLUMNS - 1));
    return { column, at: new Date(from + (column / (COLUMNS - 1)) * span).toISOString() };
  });
}
