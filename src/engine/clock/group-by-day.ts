/** Posts of one calendar day; `day` is null for those without a time. */
export type RoadmapDay<P> = { day: string | null; posts: P[] };

/** By the calendar of the user's zone ('2026-11-15'), in the order of the posts. */
export function groupByDay<P extends { at: Date | null }>(
  posts: P[],
  timezone: string,
): RoadmapDay<P>[] {
  const days = new Map<string | null, P[]>();
  const nameDay = createDayNamer(timezone);
  for (const post of posts) {
    const day = post.at && nameDay(post.at);
    const others = days.get(day);
    if (others) others.push(post);
    else days.set(day, [post]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, posts: ofDay }));
}

/** Names a moment's calendar day in a zone. */
export function createDayNamer(timezone: string): (at: Date) => string {
  const format = formats.get(timezone) ?? createFormat(timezone);
  formats.set(timezone, format);
  return (at) => format.format(at);
}

// Making a format costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>();

function createFormat(timezone: string): Intl.DateTimeFormat {
  // The Swedish way to write a date is the ISO way.
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
}
