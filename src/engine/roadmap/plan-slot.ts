import { isBudgeted } from "#engine/budget/is-budgeted.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { PastPost } from "#engine/drafts/past-post.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";

import { createSpacing, PROMOTION_GAP_DAYS } from "./keep-spacing.ts";
import { atSameTime, listHours, type SlotHours } from "./list-hours.ts";
import { findOpenDay } from "./open-day.ts";
import { zoneOffsetMs } from "./zone-offset.ts";

const DAY_MS = 24 * 3_600_000;
const LEAD_MS = 2 * 3_600_000;
/** No clock is further from UTC. */
const WIDEST_ZONE_MS = 14 * 3_600_000;
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

/** When to post, and in one sentence why then. */
export function planSlot(wish: SlotWish): { at: Date; reason: string } {
  const hours = listHours(wish.activity, wish.timezone);
  const openDay = findOpenDay(wish.codes, wish.isPromotional);
  const at = findTime(wish, hours);
  return {
    at: at ?? new Date(wish.now.getTime() + DAYS_AHEAD * DAY_MS),
    reason: wordReason(wish, openDay.word, hours.nameBasis, at),
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
  const days = listDays(new Date(earliest)).filter(
    (day) => !isBlocked(day.getTime() - WIDEST_ZONE_MS, day.getTime() + DAY_MS + WIDEST_ZONE_MS),
  );
  const find = (isGood: (at: Date) => boolean) =>
    findFirst(days, (day) => listTimes(day).find(isGood));
  return openDay.word === null ? find(isFit) : (find(isFitHere) ?? find(isFit));
}

/** What the zone's clock shows, as if it were UTC. */
function toClock(at: Date, timezone: string): Date {
  return new Date(at.getTime() + zoneOffsetMs(timezone, at));
}

function findFirst<T, R>(items: T[], look: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Midnights of UTC from yesterday on: in some zones today began then. */
function listDays(from: Date): Date[] {
  const today = Math.floor(from.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: DAYS_AHEAD }, (_, day) => new Date(today + (day - 1) * DAY_MS));
}

function wordReason(
  wish: SlotWish,
  openDay: string | null,
  nameBasis: SlotHours["nameBasis"],
  at: Date | undefined,
): string {
  const fullName = wish.fullName ?? `r/${wish.subredditId}`;
  const basis = openDay
    ? `${fullName} takes promotion ${openDay}; ${nameBasis("it", at).replace(/^(?:No|Posts) /, (word) => word.toLowerCase())}`
    : nameBasis(fullName, at);
  return `${basis}${at && isHeldBack(wish, at) ? `; your last post there is ${PROMOTION_GAP_DAYS} days back by then` : ""}.`;
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
