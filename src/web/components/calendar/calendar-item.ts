import {
  type DayName,
  type IsoWeekday,
  listMonth,
  listWeek,
  shiftDay,
} from "#engine/clock/calendar-days.ts";
import { readDayClock, findMoment } from "#engine/clock/day-clock.ts";
import { formatClock } from "#web/lib/format-time.ts";

/** A post as a calendar shows it. */
export type CalendarItem = {
  id: string;
  title: string;
  subredditId: string;
  /** As Reddit spells it: 'r/SaaS'. */
  fullName: string;
  /** When it was posted, or is to be; null for a draft without a time. */
  at: Date | null;
  status: "draft" | "scheduled" | "posted";
  outcome: "live" | "removed" | "unknown";
  /** Where several projects share a calendar; `place` decides its colour. */
  project: { name: string; place: number } | null;
  /** The page that it opens; null where it opens on this one. */
  to: string | null;
};

export type CalendarView = "week" | "month";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

const weekdays = format({ weekday: "short" });
const longDays = format({ weekday: "long", month: "long", day: "numeric" });
const months = format({ month: "long", year: "numeric" });
const farDays = format({ weekday: "short", month: "short", day: "numeric" });
const ranges = format({ month: "long", day: "numeric", year: "numeric" });

/** Days are names, not moments: each is formatted as if it were in UTC. */
const asDate = (day: DayName) => new Date(`${day}T00:00:00Z`);

export const wordWeekday = (day: DayName): string => weekdays.format(asDate(day));
export const wordDate = (day: DayName): string => String(Number(day.slice(8)));
/** "Wed, Dec 2": a day that is not in sight needs its month. */
export const wordFarDay = (day: DayName): string => farDays.format(asDate(day));
/** "Thursday, November 19" */
export const wordLongDay = (day: DayName): string => longDays.format(asDate(day));

/** "November 16 – 22, 2026", or "November 2026" */
export function wordPeriod(view: CalendarView, day: DayName, days: readonly DayName[]): string {
  if (view === "month") return months.format(asDate(day));
  const [first = day, last = day] = [days[0], days.at(-1)];
  return ranges.formatRange(asDate(first), asDate(last)).replaceAll(/\s/g, " ");
}

/** "Thursday, November 19, 3:00 PM" by the clock of a zone. */
export function wordWhen(at: Date, timezone: string, locale?: string): string {
  return `${wordLongDay(readDayClock(at, timezone).day)}, ${formatClock(at, timezone, locale)}`;
}

/** The days that a calendar shows, week by week as the reader's weeks begin. */
export function listWeeks(
  view: CalendarView,
  day: DayName,
  locale: string = navigator.language,
): DayName[][] {
  const first = findFirstWeekday(locale);
  return view === "week" ? [listWeek(day, first)] : listMonth(day, first);
}

/** From the first moment of those days to the first after them; days of 23 and 25 hours as they are. */
export function findRange(days: readonly DayName[], timezone: string): { from: Date; to: Date } {
  const startOf = (day: DayName) => findMoment({ day, hour: 0, minute: 0 }, timezone);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return { from: startOf(first), to: startOf(shiftDay(last, 1)) };
}

/** On which day weeks begin where the reader lives; Monday where the browser does not say. */
function findFirstWeekday(locale: string): IsoWeekday {
  type Week = { firstDay?: number };
  const known = new Intl.Locale(locale) as { getWeekInfo?: () => Week; weekInfo?: Week };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) as IsoWeekday;
}

/** Something in a calendar, with what the reader's clock shows then. */
export type Placed<T> = { entry: T; at: Date; hour: number; minute: number };

/** By day, the earliest first. What has no time is in no day. */
export function placeByDay<T extends { at: Date | null }>(
  entries: readonly T[],
  timezone: string,
): ReadonlyMap<DayName, Placed<T>[]> {
  const days = new Map<DayName, Placed<T>[]>();
  for (const entry of entries) {
    if (!entry.at) continue;
    const { day, hour, minute } = readDayClock(entry.at, timezone);
    const placed = { entry, at: entry.at, hour, minute };
    const others = days.get(day);
    if (others) others.push(placed);
    else days.set(day, [placed]);
  }
  for (const placed of days.values()) placed.sort((a, b) => a.at.getTime() - b.at.getTime());
  return days;
}

/** All hours, those of posts and the middle of a day, or of posts alone. */
export type HourExtent = "whole" | "working" | "taken";

/** What a week shows where nothing asks for other hours. */
const LEAST: Record<HourExtent, { from: number; to: number }> = {
  whole: { from: 0, to: 23 },
  working: { from: 10, to: 17 },
  taken: { from: 12, to: 14 },
};

/** The hours that a week needs, without a gap. */
export function listShownHours(hours: readonly number[], extent: HourExtent): number[] {
  const least =
    extent === "taken" && hours.length > 0 ? [] : [LEAST[extent].from, LEAST[extent].to];
  const from = Math.min(...least, ...hours);
  const to = Math.max(...least, ...hours);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** A place that holds so many shows fewer where there are more: one line says how many. */
export function cutToFit<T>(entries: readonly T[], most: number): { shown: T[]; more: number } {
  if (entries.length <= most) return { shown: [...entries], more: 0 };
  return { shown: entries.slice(0, most - 1), more: entries.length - most + 1 };
}

/** The day of the first post after a period that has none. */
export function findNext(
  items: readonly CalendarItem[],
  last: DayName,
  timezone: string,
): DayName | null {
  const later = items.flatMap(({ at }) => (at ? readDayClock(at, timezone).day : []));
  return later.filter((one) => one > last).toSorted()[0] ?? null;
}
