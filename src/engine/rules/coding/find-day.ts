import { WEEKDAYS, type Weekday } from "../rule-codes.ts";

/** The day that a statement names, if it names one alone. */
export function findDay(text: string): Weekday | "weekend" | undefined {
  const named = WEEKDAYS.filter((day) => new RegExp(`\\b${day}'?s?\\b`).test(text));
  if (named.length === 1) return named[0];
  const isWeekend = /\bweekends?\b/.test(text);
  return isWeekend || named.join() === "saturday,sunday" ? "weekend" : undefined;
}
