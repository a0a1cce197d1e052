import type { ProjectResults } from "#contract/results.ts";
import type { Metric } from "#engine/results/measured-post.ts";
import { METRIC_WORDS } from "../metric-words.ts";
import { MeasuredBars } from "./measured-bars.tsx";
import { ReportPart } from "./report-part.tsx";

type WeekChartProps = { weeks: ProjectResults["weeks"]; metric: Metric };

/** About as many names as fit beside each other on a small screen. */
const MOST_NAMES = 5;

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

export function WeekChart({ weeks, metric }: WeekChartProps) {
  const nameOf = (place: number) => day.format(new Date(weeks[place]?.startsOn ?? 0));
  return (
    <ReportPart title="Week by week" text={`By the week of the post: ${METRIC_WORDS[metric]}.`}>
      <MeasuredBars
        label="Week by week"
        measures={weeks}
        metric={metric}
        nameOf={nameOf}
        nameEvery={Math.ceil(weeks.length / MOST_NAMES)}
      />
    </ReportPart>
  );
}
