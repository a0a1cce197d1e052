const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 385969 → "385,969" */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** 950 → "950", 12430 → "12.4k", 385969 → "386k", 4900000 → "4.9M" */
export function formatCompact(count: number): string {
  if (Math.round(count) < 1000) return formatCount(count);
  // What rounds up to a thousand thousands is a million, not "1,000k".
  return count < 999_500 ? `${shorten(count / 1000)}k` : `${shorten(count / 1_000_000)}M`;
}

function shorten(value: number): string {
  const oneDecimal = Math.round(value * 10) / 10;
  return oneDecimal < 100 ? String(oneDecimal) : formatCount(value);
}

/** 'YYYY-MM', or 'YYYY-MM-DD' where the day is known. */
export type FactDate = string;

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

/** ["a", "b", "c"] → "a, b and c" */
export function joinWords(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
