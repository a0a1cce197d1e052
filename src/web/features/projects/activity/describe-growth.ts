import type { Project } from "#contract/project.ts";
import { formatFactDate, joinWords } from "#engine/text/format.ts";

/** The figure with what it rests on; 0 where nothing is known, and why. */
export function describeGrowth(
  { percent, communities, from, to }: Project["weeklyGrowth"],
  subreddits: number,
): string {
  if (from === null || to === null) {
    return subreddits === 0
      ? "Weekly growth: 0%"
      : "Weekly growth: 0%. Not measured yet: we need two member counts a week apart.";
  }
  const basis = `${communities} of ${subreddits} ${subreddits === 1 ? "community" : "communities"}`;
  return `Weekly growth: ${signed(percent)} members in ${basis}, ${formatFactDate(from)} to ${formatFactDate(to)}.`;
}

/** "0% a week": beside the number of communities, in small. */
export function markGrowth({ percent }: Project["weeklyGrowth"]): string {
  return `${signed(percent)} a week`;
}

function signed(percent: number): string {
  return `${percent > 0 ? "+" : ""}${percent}%`;
}

const MOST_NAMES = 5;

/** "r/a", "r/a and r/b", "r/a, r/b and r/c"; a long list ends in how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return joinWords(rest > 1 ? [...names.slice(0, MOST_NAMES), `${rest} more`] : [...names]);
}
