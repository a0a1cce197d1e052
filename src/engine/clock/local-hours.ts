const MINUTES_PER_DAY = 24 * 60;

/** How far a zone is ahead of UTC at that moment; zones with half hours and summer time included. */
export function utcOffsetMinutes(timezone: string, at: Date): number {
  const parts = formatterFor(timezone).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -offset : offset;
}

/** The start of a UTC hour on the local clock: (12, 330) → "17:30". */
export function toLocalTime(utcHour: number, offsetMinutes: number): string {
  const minutes = localMinutes(utcHour, offsetMinutes);
  return `${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`;
}

/** The day as the user lives it: the counts of the UTC hours from the earliest local time on. */
export function rotateToLocal(
  byHour: number[],
  offsetMinutes: number,
): { time: string; posts: number }[] {
  return byHour
    .map((posts, utcHour) => ({ posts, minutes: localMinutes(utcHour, offsetMinutes), utcHour }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ posts, utcHour }) => ({ time: toLocalTime(utcHour, offsetMinutes), posts }));
}

/** Hours of the day as people list them, in any zone: they follow each other across midnight, [1, 23, 0] → [23, 0, 1]. */
export function inClockOrder(hours: readonly number[]): number[] {
  const sorted = hours.toSorted((a, b) => a - b);
  // The list begins after its longest pause.
  const pauses = sorted.map((hour, index) => (hour - (sorted.at(index - 1) ?? hour) + 24) % 24);
  const first = pauses.indexOf(Math.max(...pauses));
  return [...sorted.slice(first), ...sorted.slice(0, first)];
}

function localMinutes(utcHour: number, offsetMinutes: number): number {
  const minutes = (utcHour * 60 + offsetMinutes) % MINUTES_PER_DAY;
  return (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

function padToTwo(value: number): string {
  return String(value).padStart(2, "0");
}

// Making a formatter costs far more than using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone: timezone, timeZoneName: "longOffset" });
  formatters.set(timezone, made);
  return made;
}
