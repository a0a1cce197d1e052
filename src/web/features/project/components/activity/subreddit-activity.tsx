import { useState } from "react";
import { StackedChart } from "#web/components/charts/stacked-chart.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import type { ActivityView } from "../../activity/activity-series.ts";
import type { useDailyActivity } from "../../api/use-daily-activity.ts";
import { listNames } from "../../activity/list-names.ts";
import { ActivityLegend } from "./activity-legend.tsx";
import { type Grain, GrainToggle } from "./grain-toggle.tsx";

type SubredditActivityProps = {
  hours: ActivityView;
  days: ActivityView & Omit<ReturnType<typeof useDailyActivity>, "daily">;
  timezone: string;
};

/** When the project's communities post, by the hour of the user's day or by weekday. */
export function SubredditActivity({ hours, days, timezone }: SubredditActivityProps) {
  const [grain, setGrain] = useState<Grain>("hourly");
  const isHourly = grain === "hourly";
  const view = isHourly ? hours : days;
  const zone = isHourly ? timezone : "UTC";
  return (
    <Card
      title="Subreddit Activity"
      description={
        isHourly
          ? `Posts counted in each hour, time zone ${zone}.`
          : "Posts counted on each weekday, in UTC."
      }
      action={<GrainToggle grain={grain} onChange={setGrain} />}
    >
      {!isHourly && days.failed.length > 0 && (
        <div className="mb-4">
          <ErrorNotice
            title="Some days could not be loaded"
            text={`${listNames(days.failed)} did not answer.`}
            onRetry={days.retry}
            isRetrying={days.isRetrying}
          />
        </div>
      )}
      {!isHourly && days.isLoading ? (
        <SkeletonGroup label="Loading the days">
          <Skeleton className="h-56" />
        </SkeletonGroup>
      ) : (
        <Chart view={view} label={`Subreddit activity by ${isHourly ? "hour" : "day"}, ${zone}`} />
      )}
    </Card>
  );
}

function Chart({ view, label }: { view: ActivityView; label: string }) {
  const { slots, series, uncounted } = view;
  if (series.length === 0) {
    return (
      <div className="grid h-56 place-items-center rounded-control border border-dashed border-edge px-6">
        <p className="max-w-prose text-center text-base text-soft">
          {uncounted.length > 0
            ? `No posts were counted in ${listNames(uncounted)}, so there is nothing to draw.`
            : "Choose a community, and this chart shows when people post there."}
        </p>
      </div>
    );
  }
  return (
    <>
      <StackedChart
        label={label}
        slots={slots}
        series={series}
        nameEvery={slots.length > 7 ? 6 : 1}
      />
      <ActivityLegend series={series} uncounted={uncounted} />
    </>
  );
}
