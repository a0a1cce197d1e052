import { type Better, findBetter, sumShares, type Share } from "./judge-timing.ts";
import { ENOUGH_POSTS } from "#engine/results/measured-post.ts";
import { joinWords } from "#engine/text/format.ts";
import { wordShare } from "./describe-timing.ts";

/** A post of the user's own, by the user's clock. */
export type OwnResult = { localHour: number; points: number };

export type OwnTiming = {
  all: Share;
  /** One for each of DAY_PARTS; null until there are enough posts. */
  parts: Share[] | null;
  better: Better | null;
};

/** Nobody has enough posts for 24 hours: quarters of the day, the last hour excluded. */
export const DAY_PARTS = [
  { name: "night", fromHour: 0, toHour: 6 },
  { name: "morning", fromHour: 6, toHour: 12 },
  { name: "afternoon", fromHour: 12, toHour: 18 },
  { name: "evening", fromHour: 18, toHour: 24 },
] as const;

/** With 20 posts a share is known to within 20 points or so; with fewer it is a story. */
export const FEWEST_OWN_POSTS = 20;
const NOTICED_POINTS = 10;
/** In hardly more communities has one founder so many posts; each is compared. */
const MOST_COMMUNITIES = 10;
const COMPARISONS = DAY_PARTS.length * MOST_COMMUNITIES;

/** How the user's own posts in one community fared, beside what is known of everybody's. */
export function judgeOwnTiming(results: readonly OwnResult[]): OwnTiming {
  const parts = DAY_PARTS.map(({ fromHour, toHour }) =>
    countNoticed(results.filter(({ localHour }) => localHour >= fromHour && localHour < toHour)),
  );
  const all = sumShares(parts);
  if (all.posts < FEWEST_OWN_POSTS) return { all, parts: null, better: null };
  const rule = { comparisons: COMPARISONS, fewestPosts: ENOUGH_POSTS };
  return { all, parts, better: findBetter(parts, rule) };
}

function countNoticed(results: readonly OwnResult[]): Share {
  return {
    posts: results.length,
    over10: results.filter(({ points }) => points >= NOTICED_POINTS).length,
  };
}

/** What the user's own posts in a community say about the time of day, apart from everybody's. */
export function describeOwnTiming({ all, parts, better }: OwnTiming): string {
  if (!parts) {
    const soFar = all.posts > 0 ? ` So far: ${all.posts}.` : "";
    return `After ${FEWEST_OWN_POSTS} posts here you'll see your own best hours.${soFar}`;
  }
  if (!better) {
    return `No time of day stands out in your own posts: ${wordShare(all)} reached 10 points.`;
  }
  const when = joinWords(better.slots.map((place) => DAY_PARTS[place]?.name ?? ""));
  return `Your own posts did better in the ${when}: ${wordShare(better.better)} reached 10 points, against ${wordShare(better.others)} otherwise.`;
}
