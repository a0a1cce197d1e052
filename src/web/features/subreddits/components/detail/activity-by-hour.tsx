import type { SubredditDetail } from "#contract/subreddit.ts";
import { describeThreads, TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";
import { formatTime, formatUtcHour } from "#web/lib/format-time.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import { toLocalHours, toLocalTimes } from "#web/features/subreddits/local-activity.ts";
import { Section } from "./section.tsx";
import { formatCount } from "#engine/text/format.ts";

export function ActivityByHour({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { activityBasis: basis, timing } = subreddit;
  const hours = toLocalHours(subreddit.activityByHour, offset);
  if (hours.length === 0) {
    return (
      <Section title="Activity by hour">
        <p className="text-base text-soft">Hours not known: no posts counted here.</p>
      </Section>
    );
  }
  const best = toLocalTimes(subreddit.bestPostingHours, offset);
  const most = Math.max(...hours.map(({ posts }) => posts));
  return (
    <Section
      title="Activity by hour"
      basis={
        basis && (
          <ProvenanceMark basis={basis}>
            <p>
              100% is the fullest hour.
              {describeThreads(timing, (hour) => formatUtcHour(hour, offset))}
            </p>
          </ProvenanceMark>
        )
      }
    >
      <p className="text-sm text-soft">
        {timing.kind === "unclear" ? `${TOO_FEW_TO_TELL} busy hours from chance. ` : ""}
        {nameZone(timezone)}
      </p>
      <BarChart
        label={`Activity by hour, ${nameZone(timezone)}`}
        nameEvery={6}
        bars={hours.map(({ time, posts }) => ({
          name: formatTime(time),
          value: posts,
          text: `${Math.round((posts / most) * 100)}% activity, ${wordPosts(posts)}`,
          isBest: best.includes(time),
        }))}
      />
    </Section>
  );
}

function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}
