import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { toLocalHours, toLocalTimes } from "../../local-activity.ts";
import { Section } from "./section.tsx";

export function ActivityByHour({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { activityBasis: basis } = subreddit;
  const hours = toLocalHours(subreddit.activityByHour, offset);
  if (hours.length === 0) {
    return (
      <Section title="Activity by hour">
        <p className="text-base text-soft">Hours not known: no posts were counted here.</p>
      </Section>
    );
  }
  const best = toLocalTimes(subreddit.bestPostingHours, offset);
  const most = Math.max(...hours.map(({ posts }) => posts));
  return (
    <Section title="Activity by hour" basis={describeBasis(basis)}>
      <p className="text-sm text-soft">
        Time zone {timezone}. 100% is the busiest hour.
        {basis?.isRough && " Hatched: too few posts for more than a hint."}
      </p>
      <BarChart
        label={`Activity by hour, ${timezone}`}
        nameEvery={6}
        bars={hours.map(({ time, posts }) => ({
          name: time,
          value: posts,
          text: `${Math.round((posts / most) * 100)}% activity, ${wordPosts(posts)}`,
          isBest: best.includes(time),
          isRough: basis?.isRough ?? true,
        }))}
      />
    </Section>
  );
}

function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}
