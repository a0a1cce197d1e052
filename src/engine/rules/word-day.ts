import { type RuleValue, WEEKDAYS } from "./rule-codes.ts";

/** "on Saturdays", "at weekends"; undefined where the value names no day. */
export function wordDay(value: RuleValue): string | undefined {
  if (value === "weekend") return "at weekends";
  const day = WEEKDAYS.find((weekday) => weekday === value);
  return day && `on ${day.charAt(0).toUpperCase()}${day.slice(1)}s`;
}
