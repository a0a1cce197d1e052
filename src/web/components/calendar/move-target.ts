import type { DayName } from "#engine/clock/calendar-days.ts";
import { findMoment, moveDays, moveHours, readDayClock } from "#engine/clock/day-clock.ts";
import type { CalendarView } from "./calendar-item.ts";

/** A place in the grid that a post can be dropped on; null where only the day is shown. */
export type DropPlace = { day: DayName; hour: number | null };

/** When a draft without a time would go out: an hour at which people are awake. */
const USUAL_HOUR = 10;

/** Where a move begins: at the post's own time, or with the next full hour where that has passed. */
export function startTarget(at: Date | null, now: Date, timezone: string): Date {
  if (at && at > now) return at;
  const { day, hour } = readDayClock(moveHours(now, 1), timezone);
  return findMoment({ day, hour, minute: 0 }, timezone);
}

type Step = (at: Date, timezone: string) => Date;
const day =
  (count: number): Step =>
  (at, timezone) =>
    moveDays(at, count, timezone);
const hour =
  (count: number): Step =>
  (at) =>
    moveHours(at, count);

/** What the arrow keys do, and the words of the buttons that do the same. */
export const STEPS: Record<
  CalendarView,
  Record<"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", { word: string; step: Step }>
> = {
  week: {
    ArrowLeft: { word: "A day earlier", step: day(-1) },
    ArrowRight: { word: "A day later", step: day(1) },
    ArrowUp: { word: "An hour earlier", step: hour(-1) },
    ArrowDown: { word: "An hour later", step: hour(1) },
  },
  month: {
    ArrowLeft: { word: "A day earlier", step: day(-1) },
    ArrowRight: { word: "A day later", step: day(1) },
    ArrowUp: { word: "A week earlier", step: day(-7) },
    ArrowDown: { word: "A week later", step: day(7) },
  },
};

export type StepKey = keyof (typeof STEPS)["week"];

export function isStepKey(key: string): key is StepKey {
  return key in STEPS.week;
}

/** Dropped on an hour a post keeps its minutes, dropped on a day its time of day. */
export function findDropTime(place: DropPlace, at: Date | null, timezone: string): Date {
  const clock = at && readDayClock(at, timezone);
  return findMoment(
    {
      day: place.day,
      hour: place.hour ?? clock?.hour ?? USUAL_HOUR,
      minute: clock?.minute ?? 0,
    },
    timezone,
  );
}
