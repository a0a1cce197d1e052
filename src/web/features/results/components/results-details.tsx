import { useState } from "react";
import type { ProjectResults } from "#contract/results.ts";
import {
  type Metric,
  type Figure,
  type Measure,
  ENOUGH_POSTS,
  isTelling,
} from "#engine/results/measured-post.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { Card } from "#web/components/ui/card.tsx";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { METRIC_NAMES, METRIC_WORDS, NOTHING_YET } from "#web/features/results/metric-words.ts";
import { CommunityList } from "./community-list.tsx";
import { ReportPart } from "./report-parts.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { CalibrationPlot } from "./calibration/calibration-plot.tsx";
import {
  wordBounds,
  wordPosts,
  wordShare,
  wordSample,
  wordValue,
  wordBest,
  wordCalibration,
  wordUnpredicted,
} from "#engine/results/word-results.ts";
import { findBest } from "#engine/results/find-best.ts";
import { formatHour } from "#web/lib/format-time.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { toBars } from "#web/features/results/to-bars.ts";

/** What the posts came to in figures, with how sure each is. */
export function ResultsDetails({ results }: { results: ProjectResults }) {
  const [metric, setMetric] = useState<Metric>("upvotes");
  const { total, asOf, timezone } = results;
  return (
    <Card
      title="Details"
      description={`As of ${formatDay(asOf, timezone)}, ${nameZone(timezone)}. Hatched: fewer than ${ENOUGH_POSTS} posts.`}
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
      </div>
    </Card>
  );
}

type WeekChartProps = { weeks: ProjectResults["weeks"]; metric: Metric };

/** About as many names as fit beside each other on a small screen. */
const MOST_NAMES = 5;

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

function WeekChart({ weeks, metric }: WeekChartProps) {
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

type CalibrationPartProps = { calibration: ProjectResults["calibration"] };

/** What was predicted against what happened, over all projects of the account. */
function CalibrationPart({ calibration }: CalibrationPartProps) {
  const { outcomes, missing, unpredicted, bins } = calibration;
  return (
    <ReportPart
      title="Was the predicted risk right?"
      text={[wordCalibration(calibration), wordUnpredicted(unpredicted)].filter(Boolean).join(" ")}
    >
      {missing > 0 ? (
        <Progress label="Outcomes known" percent={(100 * outcomes) / (outcomes + missing)} />
      ) : (
        <figure>
          <CalibrationPlot bins={bins} />
          <CalibrationTable bins={bins} />
        </figure>
      )}
    </ReportPart>
  );
}

type CalibrationTableProps = { bins: ProjectResults["calibration"]["bins"] };

/** The figures of the plot, to be read instead of looked at. */
function CalibrationTable({ bins }: CalibrationTableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-muted hover:text-ink">
        Show as table
      </summary>
      <table className="mt-2 w-full border-collapse text-left">
        <caption className="sr-only">Predicted risk and share removed</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 font-normal">
              Predicted
            </th>
            <th scope="col" className="py-1 font-normal">
              Removed
            </th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, predicted, removed }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 font-mono font-normal whitespace-nowrap">
                {from}–{to === 100 ? to : to - 1}%
                <span className="block font-sans text-muted">mean {Math.round(predicted)}%</span>
              </th>
              <td className="py-1 text-soft">
                {wordShare(removed.value)} of {wordPosts(removed.posts)},{" "}
                {wordBounds(removed, "survival")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The three figures of all posts, each with what stands behind it. */
function TotalFigures({ total }: { total: Measure }) {
  const { live, removed } = total;
  const unknown = total.posts - live - removed;
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y border-line py-5 sm:grid-cols-3">
      <Total
        label="Still up"
        figure={total.survival}
        metric="survival"
        extra={`${live} of ${live + removed} checked${unknown > 0 ? `, ${unknown} not checked` : ""}`}
      />
      <Total label="Median upvotes" figure={total.upvotes} metric="upvotes" />
      <Total label="Median comments" figure={total.comments} metric="comments" />
    </dl>
  );
}

type TotalProps = { label: string; figure: Figure | null; metric: Metric; extra?: string };

function Total({ label, figure, metric, extra }: TotalProps) {
  return (
    <div>
      <dt className="text-base text-muted">{label}</dt>
      <dd className="mt-0.5 font-serif text-xl font-medium tabular-nums">
        {figure ? wordValue(figure.value, metric) : "–"}
      </dd>
      <dd className="mt-0.5 text-sm text-soft">{describe(figure, metric, extra)}</dd>
    </div>
  );
}

/** "19 posts. In the long run between 40 and 112 (95%)." */
function describe(figure: Figure | null, metric: Metric, extra?: string): string {
  if (!figure) return NOTHING_YET[metric];
  if (!isTelling(figure)) return `${wordSample(figure)}.`;
  return `${extra ?? wordSample(figure)}. In the long run ${wordBounds(figure, metric)} (95%).`;
}

type TimeChartProps = {
  hours: readonly Measure[];
  weekdays: readonly Measure[];
  metric: Metric;
};

const GRAINS = { hours: "Hours", weekdays: "Weekdays" } as const;
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** When the posts were made, by the user's clock, and what they came to. */
function TimeChart({ hours, weekdays, metric }: TimeChartProps) {
  const [grain, setGrain] = useState<keyof typeof GRAINS>("hours");
  const isHours = grain === "hours";
  const measures = isHours ? hours : weekdays;
  const nameOf = (place: number) =>
    isHours ? formatHour(`${String(place).padStart(2, "0")}:00`) : (DAYS[place] ?? "");
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

type MeasuredBarsProps = {
  /** What the bars go by: "Week by week". */
  label: string;
  measures: readonly Measure[];
  metric: Metric;
  nameOf: (place: number) => string;
  nameEvery: number;
};

/** Bars with what their full height stands for; with nothing to draw, a sentence says why. */
function MeasuredBars({ label, measures, metric, nameOf, nameEvery }: MeasuredBarsProps) {
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
