import type { Measure, Metric } from "#engine/results/measured-post.ts";
import { wordValue } from "#engine/results/word-results.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { METRIC_WORDS, NOTHING_YET } from "../metric-words.ts";
import { toBars } from "../to-bars.ts";

type MeasuredBarsProps = {
  /** What the bars go by: "Week by week". */
  label: string;
  measures: readonly Measure[];
  metric: Metric;
  nameOf: (place: number) => string;
  nameEvery: number;
};

/** Bars with what their full height stands for; with nothing to draw, a sentence says why. */
export function MeasuredBars({ label, measures, metric, nameOf, nameEvery }: MeasuredBarsProps) {
  if (measures.every((measure) => measure[metric] === null)) {
    return (
      <p className="rounded-control border border-dashed border-line px-5 py-6 text-sm text-soft">
        {NOTHING_YET[metric]}
      </p>
    );
  }
  const bars = toBars(measures, metric, nameOf);
  const top = metric === "survival" ? 1 : Math.max(...bars.map(({ value }) => value)) || 1;
  return (
    <div className="relative">
      <p
        aria-hidden="true"
        // As high as the chart keeps free for the figures of a bar, which may cover it.
        className="absolute inset-x-0 top-3 h-6 border-b border-dashed border-line font-mono text-xs text-muted"
      >
        {wordValue(top, metric)}
      </p>
      <BarChart
        label={`${label}, ${METRIC_WORDS[metric]}`}
        bars={bars}
        nameEvery={nameEvery}
        top={top}
      />
    </div>
  );
}
