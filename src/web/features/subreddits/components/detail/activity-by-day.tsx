import type { SubredditDetail } from "#contract/subreddit.ts";
import { WEEKDAYS } from "#engine/rules/rule-value.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";
import { capitalise } from "./capitalise.ts";
import { Section } from "./section.tsx";

export function ActivityByDay({ subreddit }: { subreddit: SubredditDetail }) {
  const basis = subreddit.activityByDayBasis;
  const counts = readCounts(subreddit.activityByDay);
  if (!basis) return null;
  const most = Math.max(...counts.map(({ posts }) => posts));
  return (
    <Section title="Activity by day" basis={<ProvenanceMark basis={basis} />}>
      <p className="text-sm text-soft">
        {basis.isRough && `${TOO_FEW_TO_TELL} busy days from chance. `}
        Days in UTC. 100% is the fullest day.
      </p>
      <BarChart
        label="Activity by day, in UTC"
        heightClass="h-20"
        bars={counts.map(({ day, posts }) => ({
          name: capitalise(day).slice(0, 3),
          value: posts,
          text: `${Math.round((posts / most) * 100)}% activity, ${formatCount(posts)} posts`,
          isBest: subreddit.bestPostingDays.includes(day),
        }))}
      />
    </Section>
  );
}

function readCounts(activityByDay: SubredditDetail["activityByDay"]) {
  return WEEKDAYS.map((day) => ({
    day,
    posts: activityByDay[capitalise(day)] ?? 0,
  }));
}
