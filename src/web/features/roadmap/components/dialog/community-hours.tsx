import { memo } from "react";
import type { RecommendedSubreddit } from "#contract/project.ts";
import { describeOwnTiming } from "#engine/timing/describe-own-timing.ts";
import { describeTiming } from "#engine/timing/describe-timing.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { RESULT_CHART_NOTE, toResultBars } from "#web/components/subreddits/result-bars.ts";
import { formatUtcHour } from "#web/lib/format-time.ts";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { useTiming } from "../../api/use-timing.ts";
import { ActivityStrip } from "./activity-strip.tsx";
import { OwnResults } from "./own-results.tsx";

type CommunityHoursProps = { community: RecommendedSubreddit };

/**
 * What is known about the community's hours, by the user's clock: results where there are any, else
 * activity; the user's own posts apart. Remembered: typing does not change it.
 */
export const CommunityHours = memo(function CommunityHours({ community }: CommunityHoursProps) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { data } = useTiming(community.id);
  const outcome = data?.outcomeByHour;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">Hours of {community.fullName}</p>
      <p className="text-sm text-soft">
        {describeTiming(community.timing, (hour) => formatUtcHour(hour, offset))}
      </p>
      {outcome ? (
        <>
          <BarChart
            label={`Share of posts with 10 points or more by hour, ${timezone}`}
            nameEvery={6}
            heightClass="h-16"
            bars={toResultBars(outcome, community.timing, offset)}
          />
          <p className="text-xs text-muted">{RESULT_CHART_NOTE}</p>
        </>
      ) : (
        <ActivityStrip community={community} offsetMinutes={offset} />
      )}
      {data && (
        <>
          <p className="text-sm text-soft">{describeOwnTiming(data.own, community.fullName)}</p>
          {data.own.parts && <OwnResults parts={data.own.parts} />}
        </>
      )}
    </div>
  );
});
