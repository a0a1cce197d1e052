import { Download } from "lucide-react";
import { useState } from "react";
import type { Project } from "#contract/project.ts";
import type { ProjectResults } from "#contract/results.ts";
import { ENOUGH_POSTS } from "#engine/results/enough-posts.ts";
import type { Metric } from "#engine/results/measured-post.ts";
import { wordPosts } from "#engine/results/word-results.ts";
import { nameZone } from "#engine/timing/format-local.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { useResultsExport } from "../api/use-results-export.ts";
import { METRIC_NAMES } from "../metric-words.ts";
import { CalibrationPart } from "./calibration/calibration-part.tsx";
import { CommunityList } from "./community-list.tsx";
import { PostList } from "./post-list.tsx";
import { TimeChart } from "./time-chart.tsx";
import { TotalFigures } from "./total-figures.tsx";
import { WeekChart } from "./week-chart.tsx";

type ResultsReportProps = { results: ProjectResults; project: Project };

export function ResultsReport({ results, project }: ResultsReportProps) {
  const [metric, setMetric] = useState<Metric>("upvotes");
  const exporting = useResultsExport(project.id);
  const { total, asOf, timezone } = results;
  return (
    <Card
      title="Results"
      description={`From what you noted about ${wordPosts(total.posts)}, as of ${formatDay(asOf, timezone)}, by the clock of ${nameZone(timezone)}. Upvotes and comments count where they were counted a day or more after the post. Below ${ENOUGH_POSTS} posts a figure says little, and is hatched.`}
      action={
        <SegmentedChoice
          legend="Show results by"
          name="metric"
          options={METRIC_NAMES}
          chosen={metric}
          onChange={setMetric}
        />
      }
    >
      <div className="flex flex-col gap-8">
        <TotalFigures total={total} />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <WeekChart weeks={results.weeks} metric={metric} />
          <TimeChart hours={results.hours} weekdays={results.weekdays} metric={metric} />
        </div>
        <div className="grid gap-x-10 gap-y-8 border-t border-line pt-8 lg:grid-cols-2">
          <CommunityList
            communities={results.communities}
            others={results.otherCommunities}
            metric={metric}
          />
          <CalibrationPart calibration={results.calibration} />
        </div>
        <PostList posts={project.generatedPosts} timezone={timezone} />
        <Button
          tone="secondary"
          isBusy={exporting.isPending}
          onClick={() => exporting.mutate()}
          className="self-start max-sm:w-full"
        >
          {!exporting.isPending && <Download size={16} />}
          Export these results as CSV
        </Button>
      </div>
    </Card>
  );
}
