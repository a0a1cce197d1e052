import { createDayNamer } from "#engine/clock/group-by-day.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import { ANY_GAP_HOURS, LEAD_MS, MOST_A_DAY } from "./spacing-limits.ts";
import { isAwakeAt, type OpenDay } from "./plan-slot.ts";

type Community = {
  subredditId: string;
  fullName: string;
  /** UTC, the best first; none where no busy hours are known, and then there is no good slot. */
  hours: readonly number[];
  /** No sooner than this; null where it is due. */
  dueAt: Date | null;
  /** Between these times another promotion is too near. */
  rests: readonly { from: Date; to: Date }[];
  openDay: OpenDay;
};

type Wish = {
  /** Those that a post can be written for, best match first. */
  communities: readonly Community[];
  /** When the user's posts are, made and planned. */
  taken: readonly Date[];
  from: Date;
  /** The first moment that is no longer shown. */
  to: Date;
  now: Date;
  timezone: string;
  /** As many as can still be written. */
  most: number;
};

export type GoodSlot = {
  subredditId: string;
  fullName: string;
  at: Date;
  /** The thread that a comment would go into, by its name; a post of its own without one. */
  thread?: string;
};

/**
 * Empty places in a calendar where a post would stand well: at most one for each community, in one of
 * its busiest hours of the user's day, apart from every other post. The earliest first.
 */
export function listGoodSlots({ communities, taken, most, ...range }: Wish): GoodSlot[] {
  const slots: GoodSlot[] = [];
  const nameDay = createDayNamer(range.timezone);
  const hasRoom = (at: Date) => {
    const others = [...taken, ...slots.map((slot) => slot.at)];
    const isFree = others.every(
      (time) => Math.abs(time.getTime() - at.getTime()) >= ANY_GAP_HOURS * HOUR_MS,
    );
    const day = nameDay(at);
    return isFree && others.filter((time) => nameDay(time) === day).length < MOST_A_DAY;
  };
  for (const community of communities) {
    if (slots.length >= most) break;
    const at = listMoments(community, range).find(hasRoom);
    const { subredditId, fullName } = community;
    if (at) slots.push({ subredditId, fullName, at });
  }
  return slots.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** A community's good moments in the range, day by day, the best of a day first. */
function listMoments(
  { hours, dueAt, rests, openDay }: Community,
  { from, to, now, timezone }: Omit<Wish, "communities" | "taken" | "most">,
): Date[] {
  const earliest = Math.max(from.getTime(), now.getTime() + LEAD_MS, dueAt?.getTime() ?? 0);
  const firstDay = Math.floor(earliest / DAY_MS);
  const days = Math.max(0, Math.ceil(to.getTime() / DAY_MS) - firstDay);
  return Array.from({ length: days }, (_, index) => (firstDay + index) * DAY_MS)
    .flatMap((midnight) => hours.map((hour) => new Date(midnight + hour * HOUR_MS)))
    .filter((at) => at.getTime() >= earliest && at < to)
    .filter((at) => !rests.some((rest) => rest.from < at && at < rest.to))
    .filter((at) => openDay.includes(at) && isAwakeAt(at, timezone));
}
