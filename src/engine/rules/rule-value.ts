export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** `true`, a day for the rules that name one, or a number for the rules that demand one. */
export type RuleValue = true | number | Weekday | "weekend";

/** 'YYYY-MM', or 'YYYY-MM-DD' where the day is known. */
export type FactDate = string;

/** "on Saturdays", "at weekends"; undefined where the value names no day. */
export function wordDay(value: RuleValue): string | undefined {
  if (value === "weekend") return "at weekends";
  const day = WEEKDAYS.find((weekday) => weekday === value);
  return day && `on ${capitaliseDay(day)}s`;
}

export function capitaliseDay(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}
