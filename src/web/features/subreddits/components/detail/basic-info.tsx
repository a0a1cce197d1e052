import type { SubredditDetail } from "#contract/subreddit.ts";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { Section, FactList } from "./section.tsx";
import { formatCount, formatFactDate } from "#engine/text/format.ts";

export function BasicInfo({ subreddit }: { subreddit: SubredditDetail }) {
  const { growth, topic, createdOn, relevanceScore, statistics } = subreddit;
  const weeklyActive = statistics?.weeklyActive ?? null;
  return (
    <Section title="Basic info">
      <FactList
        facts={[
          {
            name: "Members",
            value: (
              <>
                <span className="font-mono">{formatCount(subreddit.members)}</span>,{" "}
                {formatFactDate(subreddit.membersAsOf)}
              </>
            ),
          },
          { name: "Growth", value: growth ? <Growth growth={growth} /> : "Not known" },
          { name: "Category", value: <Category subreddit={subreddit} /> },
          {
            name: "Risk level",
            value: <RiskBadge level={subreddit.riskLevel} stance={subreddit.policy.stance} />,
          },
          topic === null ? null : { name: "Topic", value: `${topic}, Reddit's own label` },
          relevanceScore === null
            ? null
            : {
                name: "Match",
                value: (
                  <>
                    <span className="font-mono">{Math.round(relevanceScore * 100)}%</span> with the
                    project it fits best
                  </>
                ),
              },
          weeklyActive === null
            ? null
            : { name: "Weekly active", value: <WeeklyActive count={weeklyActive} /> },
          createdOn === null ? null : { name: "Created", value: formatFactDate(createdOn) },
        ]}
      />
    </Section>
  );
}

function Growth({ growth }: { growth: NonNullable<SubredditDetail["growth"]> }) {
  const { percentPerYear, from, to } = growth;
  const sign = percentPerYear > 0 ? "+" : "";
  return (
    <>
      <span className="font-mono">
        {sign}
        {percentPerYear.toLocaleString("en-US", { maximumFractionDigits: 1 })}%
      </span>{" "}
      a year
      <span className="block text-sm text-muted">
        {formatCount(from.members)} in {formatFactDate(from.asOf)}, {formatCount(to.members)} in{" "}
        {formatFactDate(to.asOf)}
      </span>
    </>
  );
}

function Category({ subreddit }: { subreddit: SubredditDetail }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {subreddit.category}
      {subreddit.isCategoryEstimated && <Badge>Category estimated</Badge>}
    </span>
  );
}

function WeeklyActive({ count }: { count: number }) {
  return (
    <>
      <span className="font-mono">{formatCount(count)}</span> people
      <span className="block text-sm text-muted">Peeklens, CC BY 4.0</span>
    </>
  );
}
