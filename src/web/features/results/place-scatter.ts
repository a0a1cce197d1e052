import type { GeneratedPost } from "#contract/post.ts";

const TICKS = 4;

export type Dot = {
  post: GeneratedPost;
  /** From 0 at the first post to 1 at the last. */
  x: number;
  /** From 0 at no votes to 1 at the highest line; null while nobody has counted. */
  y: number | null;
};

export type Scatter = {
  dots: Dot[];
  /** The lines of votes, the lowest first: each ten times the one below. */
  lines: { votes: number; y: number }[];
  ticks: { x: number; at: string }[];
};

/** Posts that were made, the earliest first: time goes across, votes go up. */
export function placeScatter(posts: readonly GeneratedPost[]): Scatter {
  const made = posts
    .flatMap((post) =>
      post.isPosted && post.postedAt ? [{ post, at: Date.parse(post.postedAt) }] : [],
    )
    .toSorted((a, b) => a.at - b.at);
  const from = made[0]?.at ?? 0;
  const span = (made.at(-1)?.at ?? 0) - from;
  const top = findTop(Math.max(0, ...made.map(({ post }) => votesOf(post) ?? 0)));
  const heightOf = (votes: number) => Math.log10(1 + votes) / Math.log10(1 + top);
  const dots = made.map(({ post, at }) => {
    const votes = votesOf(post);
    // A single moment lies in the middle.
    return {
      post,
      x: span > 0 ? (at - from) / span : 0.5,
      y: votes === null ? null : heightOf(votes),
    };
  });
  const lines = [0, ...listPowers(top)].map((votes) => ({ votes, y: heightOf(votes) }));
  return { dots, lines, ticks: made.length > 0 ? placeTicks(from, span) : [] };
}

const votesOf = ({ performance }: GeneratedPost) => performance?.upvotes ?? null;

/** Posts differ a hundredfold: on an even scale one success would press all others to the ground. */
function findTop(most: number): number {
  return 10 ** Math.max(1, Math.ceil(Math.log10(Math.max(1, most))));
}

function listPowers(top: number): number[] {
  return Array.from({ length: Math.round(Math.log10(top)) }, (_, power) => 10 ** (power + 1));
}

/** Each day is named once, where it begins. */
export function labelTicks(ticks: Scatter["ticks"], timeZone: string) {
  const labelled = ticks.map(({ x, at }) => ({ x, day: shortDay(at, timeZone) }));
  return labelled.filter(({ day }, index) => day !== labelled[index - 1]?.day);
}

function shortDay(at: string, timeZone: string): string {
  return new Date(at).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone });
}

function placeTicks(from: number, span: number): Scatter["ticks"] {
  if (span === 0) return [{ x: 0.5, at: new Date(from).toISOString() }];
  return Array.from({ length: TICKS }, (_, tick) => {
    const x = tick / TICKS;
    return { x, at: new Date(from + x * span).toISOString() };
  });
}
