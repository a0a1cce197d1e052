import type { SubredditFacts } from "./subreddit-facts.ts";
import type { FactDate } from "#engine/text/format.ts";

export type MemberCounts = Pick<
  SubredditFacts,
  "members" | "membersAsOf" | "membersEstimated" | "membersHistory"
>;

/**
 * A new count beside the old ones: one a month, the newest of each; a single one is no history.
 * A count takes the place of an estimate, of whatever date: growth from one to the other is nobody's.
 * null where there is none, neither old nor new.
 */
export function recordMembers(
  counted: number,
  previous: MemberCounts | null,
  asOf: FactDate,
): MemberCounts;
export function recordMembers(
  counted: number | null,
  previous: MemberCounts | null,
  asOf: FactDate,
): MemberCounts | null;
export function recordMembers(
  counted: number | null,
  previous: MemberCounts | null,
  asOf: FactDate,
): MemberCounts | null {
  if (counted === null && previous?.membersEstimated) {
    const { members, membersAsOf, membersEstimated, membersHistory } = previous;
    return { members, membersAsOf, membersEstimated, membersHistory };
  }
  const now = counted === null ? [] : [{ asOf, members: counted }];
  const before =
    previous && !previous.membersEstimated
      ? [{ asOf: previous.membersAsOf, members: previous.members }]
      : [];
  const byMonth = new Map(
    [...(previous?.membersHistory ?? []), ...before, ...now]
      .toSorted((a, b) => (a.asOf < b.asOf ? -1 : Number(a.asOf > b.asOf)))
      .map((count) => [count.asOf.slice(0, 7), count]),
  );
  const history = [...byMonth.values()];
  const latest = history.at(-1);
  if (!latest) return null;
  return {
    members: latest.members,
    membersAsOf: latest.asOf,
    membersEstimated: false,
    membersHistory: history.length > 1 ? history : [],
  };
}
