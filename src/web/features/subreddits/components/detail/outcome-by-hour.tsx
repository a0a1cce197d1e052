import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { toLocalTime } from "#engine/timing/local-hours.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { Section } from "./section.tsx";

/** Below this an hour says more about luck than about the hour. */
const FEW_POSTS = 20;

export function OutcomeByHour({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const basis = subreddit.activityBasis;
  const outcome = subreddit.statistics?.outcomeByHour;
  if (!outcome || outcome.length === 0) return null;
  const total = outcome.reduce((sum, { posts }) => sum + posts, 0);
  const hours = outcome
    .map((figures) => ({ figures, time: toLocalTime(figures.hour, offset) }))
    .toSorted((a, b) => a.time.localeCompare(b.time));
  return (
    <Section title="How posts fared" basis={describeBasis(basis && { ...basis, posts: total })}>
      <p className="text-sm text-soft">
        Share of posts with 10 points or more once two days old, by the hour they were made in{" "}
        {timezone}. Hatched: fewer than {FEW_POSTS} posts, so it says little.
      </p>
      <BarChart
        label={`Share of posts with 10 points or more by hour, ${timezone}`}
        nameEvery={6}
        bars={hours.map(({ time, figures }) => ({
          name: time,
          value: figures.posts > 0 ? figures.shareOver10 : 0,
          text: describeOutcome(figures),
          isRough: figures.posts < FEW_POSTS,
        }))}
      />
    </Section>
  );
}

type HourOutcome = NonNullable<NonNullable<SubredditDetail["statistics"]>["outcomeByHour"]>[number];

function describeOutcome({ posts, shareOver10, medianScore, medianComments }: HourOutcome): string {
  if (posts === 0) return "no posts";
  const share = `${Math.round(shareOver10 * 100)}% of ${formatCount(posts)} posts`;
  return `${share}, median ${medianScore} points and ${medianComments} comments`;
}
