type Status = "draft" | "scheduled" | "posted";

/**
 * What is still to be done, soonest first, and what was done, newest first. A draft stays with what
 * is to be done even when its date has passed, since nobody has posted it.
 */
export function splitRoadmap<P extends { status: Status; at: Date | null }>(
  posts: P[],
  now: Date,
): { upcoming: P[]; past: P[] } {
  const upcoming = posts.filter(({ status }) => status !== "posted");
  const past = posts.filter(({ status }) => status === "posted");
  return {
    upcoming: upcoming.toSorted((a, b) => timeOf(a.at, Infinity) - timeOf(b.at, Infinity) || 0),
    past: past.toSorted((a, b) => timeOf(b.at, now.getTime()) - timeOf(a.at, now.getTime())),
  };
}

function timeOf(at: Date | null, otherwise: number): number {
  return at?.getTime() ?? otherwise;
}
