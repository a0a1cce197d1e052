import { DAY_MS } from "#engine/clock/time-units.ts";

/** A calendar day, '2026-11-16': days are counted without clocks, so none is shorter than another. */
export type DayName = string;

/** 1 is Monday, 7 is Sunday, as ISO counts them. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isDayName(text: string): boolean {
  return DAY.test(text) && nameOf(timeOf(text)) === text;
}

export function shiftDay(day: DayName, days: number): DayName {
  return nameOf(timeOf(day) + days * DAY_MS);
}

/** The same day of another month, or its last where it has fewer days. */
export function shiftMonth(day: DayName, months: number): DayName {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return nameOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export function weekdayOf(day: DayName): IsoWeekday {
  return (((new Date(timeOf(day)).getUTCDay() + 6) % 7) + 1) as IsoWeekday;
}

/** The seven days of the week that a day is in. */
export function listWeek(day: DayName, firstWeekday: IsoWeekday): DayName[] {
  const start = shiftDay(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => shiftDay(start, index));
}

/** The weeks that a day's month touches, whole: its first and last may bring days of its neighbours. */
export function listMonth(day: DayName, firstWeekday: IsoWeekday): DayName[][] {
  const weeks = [listWeek(`${day.slice(0, 7)}-01`, firstWeekday)];
  for (;;) {
    const next = shiftDay(weeks.at(-1)?.at(-1) ?? day, 1);
    if (!isSameMonth(next, day)) return weeks;
    weeks.push(listWeek(next, firstWeekday));
  }
}

export function isSameMonth(a: DayName, b: DayName): boolean {
  return a.slice(0, 7) === b.slice(0, 7);
}

function timeOf(day: DayName): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function nameOf(time: number): DayName {
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
}
