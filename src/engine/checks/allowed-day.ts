import { type RuleValue, WEEKDAYS, type Weekday } from "#engine/rules/rule-value.ts";

/** True where the rule's day is the UTC day of that moment. */
export function isOnDay(at: Date, day: RuleValue): boolean {
  return isDay(utcWeekday(at), day);
}

export function utcWeekday(at: Date): Weekday {
  return WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? "monday";
}

function isDay(weekday: Weekday, day: RuleValue): boolean {
  if (day === "weekend") return weekday === "saturday" || weekday === "sunday";
  return weekday === day;
}
