import type { FactDate } from "#engine/rules/rule-value.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2026-08" → "August 2026", "2026-11-15" → "November 15, 2026"; as precise as the fact, no more. */
export function formatFactDate(date: FactDate): string {
  const [year, month, day] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  if (!year || !name) return date;
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
