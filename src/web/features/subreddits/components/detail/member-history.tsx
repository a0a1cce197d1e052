import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatCompact, formatCount } from "#engine/text/format-count.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { Section } from "./section.tsx";

/** More dates than this would run into each other on a phone. */
const MOST_NAMED = 5;

export function MemberHistory({ subreddit }: { subreddit: SubredditDetail }) {
  const counts = collectCounts(subreddit);
  const first = counts.at(0);
  const last = counts.at(-1);
  if (!first || !last || counts.length < 2) return null;
  return (
    <Section
      title="Member history"
      basis={`${formatFactDate(first.asOf)} to ${formatFactDate(last.asOf)}`}
    >
      <BarChart
        label="Members over time"
        heightClass="h-20"
        nameEvery={counts.length > MOST_NAMED ? counts.length : 1}
        bars={counts.map(({ asOf, members }) => ({
          name: asOf,
          value: members,
          text: `${formatCount(members)} members`,
          isBest: asOf === last.asOf,
        }))}
      />
      <p className="mt-1 text-sm text-muted">
        From {formatCompact(first.members)} to {formatCompact(last.members)}. Counts, not evenly
        spaced in time.
      </p>
    </Section>
  );
}

/** The latest count belongs to the history, whether or not the history names it. */
function collectCounts({ membersHistory, membersAsOf, members }: SubredditDetail) {
  const counts = new Map(membersHistory.map((entry) => [entry.asOf, entry.members]));
  counts.set(membersAsOf, members);
  return Array.from(counts, ([asOf, count]) => ({ asOf, members: count })).toSorted((a, b) =>
    a.asOf.localeCompare(b.asOf),
  );
}
