import type { PastPost } from "#engine/posts/past-post.ts";
import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { createSpacing, PROMOTION_GAP_DAYS } from "./keep-spacing.ts";
import { listHours } from "./list-hours.ts";
import { findOpenDay } from "./open-day.ts";

const DAY_MS = 24 * 3_600_000;
const LEAD_MS = 2 * 3_600_000;
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
  /** All posts of the user, made and planned, in whichever project. */
  taken: PastPost[];
};

/** When to post, and in one sentence why then. */
export function planSlot(wish: SlotWish): { at: Date; reason: string } {
  const hours = listHours(wish.activity, wish.timezone, wish.now);
  const openDay = findOpenDay(wish.codes, wish.isPromotional);
  const hasRoom = createSpacing(wish);
  const earliest = wish.now.getTime() + LEAD_MS;
  const isFit = (at: Date) => at.getTime() >= earliest && openDay.includes(at) && hasRoom(at);
  const at = findFirst(listDays(wish.now), (day) => hours.onDay(day).find(isFit));
  return {
    at: at ?? new Date(wish.now.getTime() + DAYS_AHEAD * DAY_MS),
    reason: wordReason(wish, openDay.word, hours.nameBasis, at),
  };
}

function findFirst<T, R>(items: T[], look: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Midnights of UTC from yesterday on: in some zones today began then. */
function listDays(now: Date): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: DAYS_AHEAD }, (_, day) => new Date(today + (day - 1) * DAY_MS));
}

function wordReason(
  wish: SlotWish,
  openDay: string | null,
  nameBasis: (community: string) => string,
  at: Date | undefined,
): string {
  const fullName = wish.fullName ?? `r/${wish.subredditId}`;
  const basis = openDay
    ? `${fullName} takes promotion ${openDay}; ${nameBasis("it").replace(/^No /, "no ")}`
    : nameBasis(fullName);
  return `${basis}${at && isHeldBack(wish, at) ? `; your last post there is ${PROMOTION_GAP_DAYS} days back by then` : ""}.`;
}

/** Whether an earlier post in the same community is why it can't be sooner. */
function isHeldBack({ subredditId, isPromotional, taken, now }: SlotWish, at: Date): boolean {
  const gapMs = PROMOTION_GAP_DAYS * DAY_MS;
  return (
    isPromotional &&
    taken.some((post) => {
      const isHere = post.subredditId === subredditId;
      const time = isHere ? (post.at?.getTime() ?? null) : null;
      return time !== null && time + gapMs > now.getTime() && time + gapMs <= at.getTime();
    })
  );
}
