import type { Project } from "#contract/project.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";

/** The figure with what it rests on; 0 where nothing is known, and why. */
export function describeGrowth(
  { percent, communities, from, to }: Project["weeklyGrowth"],
  subreddits: number,
): string {
  if (from === null || to === null) {
    return subreddits === 0
      ? "Weekly growth: 0%"
      : "Weekly growth: 0%. Not measured: it takes two member counts a week apart.";
  }
  const sign = percent > 0 ? "+" : "";
  const basis = `${communities} of ${subreddits} ${subreddits === 1 ? "community" : "communities"}`;
  return `Weekly growth: ${sign}${percent}% members in ${basis}, ${formatFactDate(from)} to ${formatFactDate(to)}.`;
}
