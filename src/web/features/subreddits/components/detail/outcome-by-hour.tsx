import type { SubredditDetail } from "#contract/subreddit.ts";
import { describeTiming } from "#engine/timing/describe-timing.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";
import { RESULT_CHART_NOTE, toResultBars } from "#web/components/subreddits/result-bars.ts";
import { formatUtcHour } from "#web/lib/format-time.ts";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { Section } from "./section.tsx";

export function OutcomeByHour({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { activityBasis: basis, timing } = subreddit;
  const outcome = subreddit.statistics?.outcomeByHour;
  if (!outcome || outcome.length === 0) return null;
  const posts = outcome.reduce((sum, hour) => sum + hour.posts, 0);
  return (
    <Section title="How posts did" basis={basis && <ProvenanceMark basis={{ ...basis, posts }} />}>
      <p className="text-base">{describeTiming(timing, (hour) => formatUtcHour(hour, offset))}</p>
      <p className="mt-2 text-sm text-soft">
        {RESULT_CHART_NOTE} Time zone {timezone}.
      </p>
      <BarChart
        label={`Share of posts with 10 points or more by hour, ${timezone}`}
        nameEvery={6}
        bars={toResultBars(outcome, timing, offset)}
      />
    </Section>
  );
}
