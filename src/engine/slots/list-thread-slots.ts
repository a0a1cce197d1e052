import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import type { PromotionThread } from "#engine/threads/find-threads.ts";
import { isThreadDay } from "#engine/threads/read-schedule.ts";
import type { GoodSlot } from "./list-good-slots.ts";
import { isAwakeAt } from "./plan-slot.ts";

/** A thread that opens on a day, and has no comment of the user's yet. */
export type ThreadSlot = GoodSlot & { thread: string; takes: string };

type Wish = {
  threads: readonly PromotionThread[];
  /** The user's comments for such threads, made and planned. */
  taken: readonly { subredditId: string; at: Date }[];
  from: Date;
  /** The first moment that is no longer shown. */
  to: Date;
  now: Date;
  timezone: string;
};

/** When moderators have opened it and most people are up, the likeliest first; hours of UTC. */
const HOURS = [15, 14, 16, 13, 17, 12, 18, 11, 19, 10, 20, 9, 21, 8, 22, 7];
/** Each takes one comment, and mostly they come weekly. */
const NEAR_MS = 6 * DAY_MS;

/** When threads that take promotion open, the earliest first; one a week in each community. */
export function listThreadSlots({ threads, taken, from, to, now, timezone }: Wish): ThreadSlot[] {
  const slots: ThreadSlot[] = [];
  for (const { schedule, subredditId, fullName, name, takes } of threads) {
    if (!schedule) continue;
    for (const midnight of listDays(from, to)) {
      if (!isThreadDay(schedule, midnight)) continue;
      const at = pickHour(midnight, timezone);
      const isNear = (other: { subredditId: string; at: Date }) =>
        other.subredditId === subredditId && Math.abs(other.at.getTime() - at.getTime()) < NEAR_MS;
      const isOver = at < now || at < from || at >= to;
      if (isOver || taken.some(isNear) || slots.some(isNear)) continue;
      slots.push({ subredditId, fullName, thread: name, takes, at });
    }
  }
  return slots.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** An hour of that day of UTC at which the user is awake. */
function pickHour(midnight: Date, timezone: string): Date {
  const times = HOURS.map((hour) => new Date(midnight.getTime() + hour * HOUR_MS));
  return times.find((at) => isAwakeAt(at, timezone)) ?? midnight;
}

/** Midnights of UTC whose day has a part in the range. */
function listDays(from: Date, to: Date): Date[] {
  const first = Math.floor(from.getTime() / DAY_MS);
  const count = Math.max(0, Math.ceil(to.getTime() / DAY_MS) - first);
  return Array.from({ length: count }, (_, index) => new Date((first + index) * DAY_MS));
}
