import type { PastPost } from "#engine/posts/past-post.ts";
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

/** Whether a post can stand at a moment beside all others: none too near, too alike or too many. */
export function createSpacing(planned: Planned): (at: Date) => boolean {
  const nameDay = createDayNamer(planned.timezone);
  const runs = readWordRuns(`${planned.text.title} ${planned.text.content}`);
  const others = planned.taken.flatMap(({ at, subredditId, title, content }) => {
    if (!at) return [];
    const isHere = subredditId === planned.subredditId;
    const isAlike = () => compareWordRuns(runs, readWordRuns(`${title} ${content}`)) > SIMILAR;
    const gapMs = isHere && planned.isPromotional ? PROMOTION_GAP_MS : null;
    return [{ time: at.getTime(), gapMs: gapMs ?? (isAlike() ? SIMILAR_GAP_MS : ANY_GAP_MS) }];
  });
  const perDay = new Map<string, number>();
  for (const { time } of others) {
    const day = nameDay(new Date(time));
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  return (at) => {
    const isFree = others.every(({ time, gapMs }) => Math.abs(at.getTime() - time) >= gapMs);
    return isFree && (perDay.get(nameDay(at)) ?? 0) < MOST_A_DAY;
  };
}
