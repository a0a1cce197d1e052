type Status = "draft" | "scheduled" | "posted";

/**
 * What is ahead, soonest first, and what is past, newest first. A scheduled post stays ahead until it
 * is posted; a draft is past once its date is.
 */
export function splitRoadmap<P extends { status: Status; at: Date | null }>(
  posts: P[],
  now: Date,
): { upcoming: P[]; past: P[] } {
  const isPast = ({ status, at }: P) =>
    status === "posted" || (status === "draft" && at !== null && at < now);
  const past = posts.filter(isPast);
  const upcoming = posts.filter((post) => !isPast(post));
  return {
    upcoming: upcoming.toSorted((a, b) => timeOf(a.at, Infinity) - timeOf(b.at, Infinity) || 0),
    past: past.toSorted((a, b) => timeOf(b.at, now.getTime()) - timeOf(a.at, now.getTime())),
  };
}

function timeOf(at: Date | null, otherwise: number): number {
  return at?.getTime() ?? otherwise;
}
