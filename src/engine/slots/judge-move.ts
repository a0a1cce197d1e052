import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { createDayNamer } from "#engine/clock/group-by-day.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { ANY_GAP_HOURS, MOST_A_DAY } from "./spacing-limits.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { findOpenDay } from "./plan-slot.ts";

type Move = {
  postId: string;
  at: Date;
  /** The user's. */
  timezone: string;
  /** As Reddit spells it. */
  fullName: string;
  /** What the community demands; null where it is not known. */
  codes: RuleCodes | null;
  /** All posts of the user, made and planned, this one among them. */
  posts: readonly Pick<PastPost, "id" | "at" | "isPromotional" | "postType">[];
};

/**
 * What speaks against another time for a post beside the promotion budget, which the server asks about:
 * its community's day, another post too near, too many on one day. One sentence each.
 */
export function listConcerns(move: Move): string[] {
  const { at, postId, timezone, posts } = move;
  const others = posts.flatMap(({ id, at: time }) => (time && id !== postId ? [time] : []));
  const nameDay = createDayNamer(timezone);
  const sameDay = others.filter((time) => nameDay(time) === nameDay(at)).length;
  return [
    judgeDay(move),
    judgeDistance(at, others),
    sameDay < MOST_A_DAY
      ? null
      : `You have ${sameDay} other posts on that day: more than ${MOST_A_DAY} look like a campaign.`,
  ].filter((concern) => concern !== null);
}

function judgeDay({ postId, posts, codes, fullName, at }: Move): string | null {
  const moved = posts.find(({ id }) => id === postId);
  if (!moved?.isPromotional || moved.postType === "thread-comment") return null;
  const openDay = findOpenDay(codes, true);
  if (openDay.includes(at)) return null;
  return `${fullName} takes promotion ${openDay.word ?? "on other days"}, and that's a ${weekdays.format(at)} (days are counted in UTC).`;
}

function judgeDistance(at: Date, others: readonly Date[]): string | null {
  const gaps = others.map((time) => Math.abs(time.getTime() - at.getTime()));
  const nearest = gaps.reduce((least, gap) => Math.min(least, gap), Infinity);
  if (nearest >= ANY_GAP_HOURS * HOUR_MS) return null;
  return `You have another post ${wordGap(nearest)} away: leave at least ${ANY_GAP_HOURS} hours between posts.`;
}

function wordGap(gapMs: number): string {
  const hours = Math.round(gapMs / HOUR_MS);
  if (hours === 0) return "less than an hour";
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

const weekdays = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

export const TIME_HAS_PASSED = "This time has passed. Please choose a later one.";
