import { WEEKDAYS, type Weekday } from "#engine/rules/rule-row.ts";

const DAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const NOTED_DAYS = new RegExp(
  `^(?:weekend|${DAY}(?:(?:, | and | or | to )${DAY}){0,6}|(?:first|last|[1-9]\\d?(?:st|nd|rd|th))(?: ${DAY})? of the month)$`,
);

/** 'Monday', 'Tuesday or Friday', 'Friday to Sunday', 'weekend', 'first Monday of the month'. */
export function isNotedDay(text: string): boolean {
  return NOTED_DAYS.test(text);
}

/** The days of the week that a note names; none for those of a month. */
export function readNotedDays(text: string): Weekday[] {
  if (text === "weekend") return ["saturday", "sunday"];
  if (text.endsWith("of the month")) return [];
  const named = text
    .toLowerCase()
    .split(/, | and | or | to /)
    .map((name) => WEEKDAYS.findIndex((day) => day === name));
  const [first, last] = named;
  if (!text.includes(" to ") || first === undefined || last === undefined) {
    return named.flatMap((at) => WEEKDAYS[at] ?? []);
  }
  // From Friday to Monday goes over the end of the week.
  const span = ((last - first + 7) % 7) + 1;
  return Array.from({ length: span }, (_, i) => WEEKDAYS[(first + i) % 7]).flatMap((d) => d ?? []);
}
