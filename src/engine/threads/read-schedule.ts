import type { RecurringThread } from "#engine/policy/demand.ts";

/** The days on which a thread opens, by the calendar of UTC, since rules name no zone. */
export type ThreadSchedule =
  /** 0 is Sunday. */
  { is: "weekly"; weekdays: readonly number[] } | { is: "monthly"; date: number };

/**
 * How notes name days, each value that they use. Of days in a row it is the first: the thread is open
 * from then on.
 */
export const DAYS: Readonly<Record<string, ThreadSchedule>> = {
  Sunday: { is: "weekly", weekdays: [0] },
  Monday: { is: "weekly", weekdays: [1] },
  Tuesday: { is: "weekly", weekdays: [2] },
  Wednesday: { is: "weekly", weekdays: [3] },
  Thursday: { is: "weekly", weekdays: [4] },
  Friday: { is: "weekly", weekdays: [5] },
  Saturday: { is: "weekly", weekdays: [6] },
  weekend: { is: "weekly", weekdays: [6] },
  "Friday to Sunday": { is: "weekly", weekdays: [5] },
  "Monday and Friday": { is: "weekly", weekdays: [1, 5] },
  "Wednesday and Saturday": { is: "weekly", weekdays: [3, 6] },
  "Tuesday, Thursday, Saturday": { is: "weekly", weekdays: [2, 4, 6] },
  "first of the month": { is: "monthly", date: 1 },
  "first days of the month": { is: "monthly", date: 1 },
  "4th of the month": { is: "monthly", date: 4 },
  "9th of the month": { is: "monthly", date: 9 },
  "14th of the month": { is: "monthly", date: 14 },
  "19th of the month": { is: "monthly", date: 19 },
  "23rd of the month": { is: "monthly", date: 23 },
};

/** Whether a thread comes as often as its day does: of 'every two weeks, Monday' nobody knows which. */
const AS_OFTEN: Record<ThreadSchedule["is"], ReadonlySet<string | null>> = {
  weekly: new Set(["week", "twice a week", "three times a week", "several days a week", null]),
  monthly: new Set(["month", null]),
};

/** When a thread opens; null where that can't be placed on a day. */
export function readSchedule({
  every,
  day,
}: Pick<RecurringThread, "every" | "day">): ThreadSchedule | null {
  const schedule = day === null ? null : (DAYS[day] ?? null);
  return schedule && AS_OFTEN[schedule.is].has(every) ? schedule : null;
}

export function isThreadDay(schedule: ThreadSchedule, at: Date): boolean {
  return schedule.is === "weekly"
    ? schedule.weekdays.includes(at.getUTCDay())
    : at.getUTCDate() === schedule.date;
}

/** 'every Friday', 'on day 1 of each month', 'every two weeks'; what is known of when a thread comes. */
export function wordSchedule({ every, day }: Pick<RecurringThread, "every" | "day">): string {
  const often = every === null ? "from time to time" : (OFTEN[every] ?? `every ${every}`);
  return day === null ? often : `${often}, ${day}`;
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
