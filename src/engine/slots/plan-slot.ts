import { PROMOTION_GAP_DAYS, isBudgeted } from "#engine/budget/measure-budget.ts";
import type { PostType, PastPost } from "#engine/drafts/draft.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { createSpacing } from "./keep-spacing.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import { atSameTime, listHours, type SlotHours, findOpenDay } from "./list-hours.ts";
import { zoneOffsetMs } from "#engine/clock/zone-offset.ts";

const LEAD_MS = 2 * HOUR_MS;
/** No clock is further from UTC. */
const WIDEST_ZONE_MS = 14 * HOUR_MS;
/** Far enough for anyone who keeps to two posts a day. */
const DAYS_AHEAD = 400;

export type SlotWish = {
  now: Date;
  /** The user's. */
  timezone: string;
  activity: Activity | null;
  /** null where the community's rules are not known. */
  codes: RuleCodes | null;
  subredditId: string;
  /** As Reddit spells it, for the reason. */
  fullName?: string;
  text: { title: string; content: string };
  isPromotional: boolean;
  /** A comment for a promotion thread rests from nothing. */
  postType?: PostType | null;
  /** The project's own site, which is not to be linked to again and again. */
  projectUrl?: string | null;
  /** All posts of the user, made and planned, in whichever project. */
  taken: PastPost[];
  /** No sooner than this, whatever else would allow it. */
  earliest?: Date;
  /** A time whose hour and minute the user has chosen: they come first. */
  sameTimeAs?: Date | null;
};

/** When to post, in one sentence why then, and whether an earlier post there is why not sooner. */
export function planSlot(wish: SlotWish): { at: Date; reason: string; isHeldBack: boolean } {
  const hours = listHours(wish.activity, wish.timezone);
  const openDay = findOpenDay(wish.codes, wish.isPromotional);
  const at = findTime(wish, hours);
  return {
    at: at ?? new Date(wish.now.getTime() + DAYS_AHEAD * DAY_MS),
    reason: wordReason(wish, openDay.word, hours.nameBasis, at),
    isHeldBack: at !== undefined && isHeldBack(wish, at),
  };
}

/** The time alone; undefined where there is none within a year. */
export function findSlotTime(wish: SlotWish): Date | undefined {
  return findTime(wish, listHours(wish.activity, wish.timezone));
}

function findTime(wish: SlotWish, hours: SlotHours): Date | undefined {
  const { now, timezone, sameTimeAs, codes, isPromotional } = wish;
  const openDay = findOpenDay(codes, isPromotional);
  const { hasRoom, isBlocked } = createSpacing(wish);
  const earliest = Math.max(now.getTime() + LEAD_MS, wish.earliest?.getTime() ?? 0);
  const isFit = (at: Date) => at.getTime() >= earliest && openDay.includes(at) && hasRoom(at);
  // Moderators may count days by a clock near the user's, so the day should be the same on both.
  const isFitHere = (at: Date) => isFit(at) && openDay.includes(toClock(at, timezone));
  const listTimes = (day: Date) => [
    ...(sameTimeAs ? [atSameTime(day, sameTimeAs, timezone)] : []),
    ...hours.onDay(day),
  ];
  // Looked at one by one: mostly one of the first is good, and this runs while one types.
  const find = (isGood: (at: Date) => boolean): Date | undefined => {
    for (const day of listDays(earliest)) {
      const time = day.getTime();
      if (isBlocked(time - WIDEST_ZONE_MS, time + DAY_MS + WIDEST_ZONE_MS)) continue;
      const found = listTimes(day).find(isGood);
      if (found) return found;
    }
    return undefined;
  };
  return openDay.word === null ? find(isFit) : (find(isFitHere) ?? find(isFit));
}

/** What the zone's clock shows, as if it were UTC. */
function toClock(at: Date, timezone: string): Date {
  return new Date(at.getTime() + zoneOffsetMs(timezone, at));
}

/** Midnights of UTC from yesterday on: in some zones today began then. */
function* listDays(from: number): Generator<Date> {
  const today = Math.floor(from / DAY_MS) * DAY_MS;
  for (let day = -1; day < DAYS_AHEAD - 1; day += 1) yield new Date(today + day * DAY_MS);
}

function wordReason(
  wish: SlotWish,
  openDay: string | null,
  nameBasis: SlotHours["nameBasis"],
  at: Date | undefined,
): string {
  const fullName = wish.fullName ?? `r/${wish.subredditId}`;
  const basis = openDay
    ? `${fullName} takes promotion ${openDay}; ${nameBasis("it", at).replace(/^(?:We|Posts) /, (word) => word.toLowerCase())}`
    : nameBasis(fullName, at);
  return `${basis}${at && isHeldBack(wish, at) ? `; by then your last post there is ${PROMOTION_GAP_DAYS} days old` : ""}.`;
}

/** Whether an earlier post in the same community is why it can't be sooner. */
function isHeldBack(wish: SlotWish, at: Date): boolean {
  const { subredditId, taken, now } = wish;
  const gapMs = PROMOTION_GAP_DAYS * DAY_MS;
  return (
    isBudgeted(wish) &&
    taken.some((post) => {
      const isHere = post.subredditId === subredditId && isBudgeted(post);
      const time = isHere ? (post.at?.getTime() ?? null) : null;
      return time !== null && time + gapMs > now.getTime() && time + gapMs <= at.getTime();
    })
  );
}
