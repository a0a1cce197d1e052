import { DAY_MS } from "#engine/clock/time-units.ts";

export type DayWords = { weekday: string; date: string; distance: string };

/** A calendar day ('2026-11-17') in words, and how far it is from today. */
export function wordDay(day: string, today: string): DayWords {
  const moment = new Date(`${day}T00:00:00Z`);
  const days = Math.round((moment.getTime() - new Date(`${today}T00:00:00Z`).getTime()) / DAY_MS);
  return {
    weekday: weekdays.format(moment),
    date: (day.slice(0, 4) === today.slice(0, 4) ? dates : datesWithYear).format(moment),
    distance: distances.format(days, "day"),
  };
}

const weekdays = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const dates = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const datesWithYear = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const distances = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
