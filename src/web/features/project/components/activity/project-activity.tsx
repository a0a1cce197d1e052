import type { Project } from "#contract/project.ts";
import { sumUpTimings } from "#engine/timing/sum-up-timings.ts";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { viewDays, viewHours } from "../../activity/activity-series.ts";
import { findBestDay, findBestTime } from "../../activity/find-best-slots.ts";
import { useDailyActivity } from "../../api/use-daily-activity.ts";
import { StatCards } from "./stat-cards.tsx";
import { SubredditActivity } from "./subreddit-activity.tsx";

/** The chart of a project's communities, and what it comes to. */
export function ProjectActivity({ project }: { project: Project }) {
  const { recommendations } = project;
  const { timezone } = useUser();
  const hours = viewHours(recommendations, useUtcOffset());
  const { daily, ...loading } = useDailyActivity(recommendations);
  const days = viewDays(recommendations, daily);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <SubredditActivity hours={hours} days={{ ...days, ...loading }} timezone={timezone} />
      <StatCards
        bestDay={loading.isLoading ? null : findBestDay(days)}
        bestTime={findBestTime(hours)}
        timeNote={sumUpTimings(recommendations.map(({ subreddit }) => subreddit))}
        timezone={timezone}
        subreddits={recommendations.length}
        weeklyGrowth={project.weeklyGrowth}
      />
    </div>
  );
}
