import type { RecurringThread } from "#engine/policy/demand.ts";

/** The days on which a thread opens, by the calendar of UTC, since rules name no zone: either kind. */
export type ThreadSchedule = {
  /** 0 is Sunday. */
  weekdays: number[];
  /** Of each month. */
  dates: number[];
};

const weekly = (...weekdays: number[]): ThreadSchedule => ({ weekdays, dates: [] });
const monthly = (date: number): ThreadSchedule => ({ weekdays: [], dates: [date] });

/**
 * How notes name days, each value that they use. Of days in a row it is the first: the thread is open
 * from then on.
 */
export const DAYS: Readonly<Record<string, ThreadSchedule>> = {
  Sunday: weekly(0),
  Monday: weekly(1),
  Tuesday: weekly(2),
  Wednesday: weekly(3),
  Thursday: weekly(4),
  Friday: weekly(5),
  Saturday: weekly(6),
  weekend: weekly(6),
  "Friday to Sunday": weekly(5),
  "Monday and Friday": weekly(1, 5),
  "Wednesday and Saturday": weekly(3, 6),
  "Tuesday, Thursday, Saturday": weekly(2, 4, 6),
  "first of the month": monthly(1),
  "first days of the month": monthly(1),
  "4th of the month": monthly(4),
  "9th of the month": monthly(9),
  "14th of the month": monthly(14),
  "19th of the month": monthly(19),
  "23rd of the month": monthly(23),
};

/** Whether a thread comes as often as its day does: of 'every two weeks, Monday' nobody knows which. */
const WEEKLY: ReadonlySet<string | null> = new Set([
  "week",
  "twice a week",
  "three times a week",
  "several days a week",
  null,
]);
const MONTHLY: ReadonlySet<string | null> = new Set(["month", null]);

/** When a thread opens; null where that can't be placed on a day. */
export function readSchedule({
  every,
  day,
}: Pick<RecurringThread, "every" | "day">): ThreadSchedule | null {
  const schedule = day === null ? null : (DAYS[day] ?? null);
  if (!schedule) return null;
  return (schedule.dates.length > 0 ? MONTHLY : WEEKLY).has(every) ? schedule : null;
}

export function isThreadDay({ weekdays, dates }: ThreadSchedule, at: Date): boolean {
  return weekdays.includes(at.getUTCDay()) || dates.includes(at.getUTCDate());
}

/** 'weekly, Friday', 'every two weeks': what is known of when a thread comes. */
export function wordSchedule({ every, day }: Pick<RecurringThread, "every" | "day">): string {
  const often = every === null ? "from time to time" : (OFTEN[every] ?? sayEvery(every));
  return day === null ? often : `${often}, ${day}`;
}

const ROUGHLY = "about ";

/** 'about every three weeks', not 'every about three weeks'. */
function sayEvery(often: string): string {
  return often.startsWith(ROUGHLY)
    ? `${ROUGHLY}every ${often.slice(ROUGHLY.length)}`
    : `every ${often}`;
}

const OFTEN: Record<string, string> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  year: "yearly",
  "twice a week": "twice a week",
  "three times a week": "three times a week",
  "several days a week": "several days a week",
};
