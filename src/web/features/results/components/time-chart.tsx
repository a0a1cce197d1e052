import { useState } from "react";
import { findBest } from "#engine/results/find-best.ts";
import type { Measure, Metric } from "#engine/results/measured-post.ts";
import { wordBest } from "#engine/results/word-results.ts";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { MeasuredBars } from "./measured-bars.tsx";
import { ReportPart } from "./report-part.tsx";

type TimeChartProps = {
  hours: readonly Measure[];
  weekdays: readonly Measure[];
  metric: Metric;
};

const GRAINS = { hours: "Hours", weekdays: "Weekdays" } as const;
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** When the posts were made, by the user's clock, and what they came to. */
export function TimeChart({ hours, weekdays, metric }: TimeChartProps) {
  const [grain, setGrain] = useState<keyof typeof GRAINS>("hours");
  const isHours = grain === "hours";
  const measures = isHours ? hours : weekdays;
  const nameOf = (place: number) =>
    isHours ? `${String(place).padStart(2, "0")}:00` : (DAYS[place] ?? "");
  const noun = isHours ? "hour" : "weekday";
  const best = findBest(measures.map((measure) => measure[metric]));
  return (
    <ReportPart
      title="When you posted"
      text={wordBest(best, { noun, metric, nameOf })}
      action={
        <SegmentedChoice
          legend="Show times by"
          name="results-grain"
          options={GRAINS}
          chosen={grain}
          onChange={setGrain}
        />
      }
    >
      <MeasuredBars
        label={`By ${noun}`}
        measures={measures}
        metric={metric}
        nameOf={nameOf}
        nameEvery={isHours ? 6 : 1}
      />
    </ReportPart>
  );
}
