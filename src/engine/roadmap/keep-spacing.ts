import type { PastPost } from "#engine/posts/past-post.ts";
import { readPastPost } from "#engine/risk/read-past-post.ts";
import { compareWordRuns, readWordRuns } from "#engine/text/word-similarity.ts";
import { createDayNamer } from "./group-by-day.ts";

const HOUR_MS = 3_600_000;
export const PROMOTION_GAP_DAYS = 14;
const PROMOTION_GAP_MS = PROMOTION_GAP_DAYS * 24 * HOUR_MS;
const SIMILAR_GAP_MS = 12 * HOUR_MS;
const ANY_GAP_MS = 4 * HOUR_MS;
const MOST_A_DAY = 2;
const SIMILAR = 0.35;

type Planned = {
  subredditId: string;
  timezone: string;
  text: { title: string; content: string };
  isPromotional: boolean;
  taken: PastPost[];
};

export type Spacing = {
  /** Whether a post can stand at a moment beside all others: none too near, too alike or too many. */
  hasRoom: (at: Date) => boolean;
  /** True where one other post leaves no room from then until then: quick, to pass over whole days. */
  isBlocked: (from: number, until: number) => boolean;
};

export function createSpacing(planned: Planned): Spacing {
  const nameDay = createDayNamer(planned.timezone);
  const runs = readWordRuns(`${planned.text.title}\n${planned.text.content}`);
  const measureGap = (post: PastPost) => {
    const isHere = post.subredditId === planned.subredditId;
    if (isHere && planned.isPromotional && post.isPromotional) return PROMOTION_GAP_MS;
    return compareWordRuns(runs, readPastPost(post)) > SIMILAR ? SIMILAR_GAP_MS : ANY_GAP_MS;
  };
  const others = planned.taken.flatMap((post) =>
    post.at ? [{ time: post.at.getTime(), gapMs: measureGap(post) }] : [],
  );
  const perDay = new Map<string, number>();
  for (const { time } of others) {
    const day = nameDay(new Date(time));
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  return {
    hasRoom: (at) => {
      const isFree = others.every(({ time, gapMs }) => Math.abs(at.getTime() - time) >= gapMs);
      return isFree && (perDay.get(nameDay(at)) ?? 0) < MOST_A_DAY;
    },
    isBlocked: (from, until) =>
      others.some(({ time, gapMs }) => from > time - gapMs && until < time + gapMs),
  };
}
