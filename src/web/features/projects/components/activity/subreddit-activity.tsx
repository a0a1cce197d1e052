import { useState, type CSSProperties } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { StackedChart, StackedTable, Swatch } from "#web/components/charts/stacked-chart.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import {
  type ActivityView,
  listDrawn,
  rankSeries,
  stackSeries,
  type StackedView,
  listNames,
} from "#web/features/projects/activity/activity-series.ts";
import type { useDailyActivity } from "#web/features/projects/api/use-daily-activity.ts";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import "./community-hours.css";
import { sumActivity } from "#engine/timing/sum-activity.ts";
import {
  type CommunityHours as Row,
  planHours,
} from "#web/features/projects/activity/plan-hours.ts";
import { formatCount } from "#engine/text/format.ts";
import { SourceMark } from "#web/components/ui/popover.tsx";

type SubredditActivityProps = {
  hours: ActivityView;
  days: ActivityView & Omit<ReturnType<typeof useDailyActivity>, "daily">;
  timezone: string;
  posts: readonly GeneratedPost[];
};

/** When the project's communities post: by the hour of the user's day, by weekday, or one by one. */
export function SubredditActivity({ hours, days, timezone, posts }: SubredditActivityProps) {
  const [grain, setGrain] = useState<Grain>("hourly");
  const view = grain === "daily" ? days : hours;
  const shown = grain === "community" ? view.series.length : listDrawn(view.series).length;
  const clock = nameZone(timezone);
  return (
    <Card
      title="Subreddit Activity"
      description={`Posts by ${grain === "daily" ? "weekday" : "hour"}, ${clock}${wordShown(shown, view)}`}
      action={<GrainToggle grain={grain} onChange={setGrain} />}
    >
      {grain === "daily" && days.failed.length > 0 && (
        <div className="mb-4">
          <ErrorNotice
            title="We couldn't load some days"
            text={`${listNames(days.failed)} didn't answer.`}
            onRetry={days.retry}
            isRetrying={days.isRetrying}
          />
        </div>
      )}
      {grain === "daily" && days.isLoading ? (
        <SkeletonGroup label="Loading the days">
          <Skeleton className="h-30" />
        </SkeletonGroup>
      ) : view.series.length === 0 ? (
        <NothingCounted uncounted={view.uncounted} />
      ) : grain === "community" ? (
        <CommunityHours view={hours} posts={posts} timezone={timezone} />
      ) : (
        <Stacks
          view={view}
          // The colours are those of the hours in both views.
          ranked={rankSeries(hours.series)}
          label={`Subreddit activity by ${grain === "daily" ? "day" : "hour"}, ${clock}`}
        />
      )}
    </Card>
  );
}

/** Says so where the chart leaves communities out. */
function wordShown(shown: number, { series, uncounted }: ActivityView): string {
  const all = series.length + uncounted.length;
  return shown > 0 && shown < all ? ` · ${shown} of ${all} communities` : "";
}

function Stacks({ view, ranked, label }: { view: ActivityView; ranked: string[]; label: string }) {
  const stacked = stackSeries(view.series, ranked);
  return (
    <StackedChart
      label={label}
      slots={view.slots}
      series={stacked.series}
      nameEvery={view.slots.length > 7 ? 6 : 1}
      legend={<ActivityLegend view={view} stacked={stacked} />}
    />
  );
}

function NothingCounted({ uncounted }: { uncounted: string[] }) {
  return (
    <div className="grid h-30 place-items-center rounded-control border border-dashed border-edge px-6">
      <p className="max-w-prose text-center text-base text-soft">
        {uncounted.length > 0
          ? `No posts counted in ${listNames(uncounted)}.`
          : "Choose a community."}
      </p>
    </div>
  );
}

const GRAINS = { hourly: "Hourly", daily: "Daily", community: "By community" } as const;
type Grain = keyof typeof GRAINS;

type GrainToggleProps = { grain: Grain; onChange: (grain: Grain) => void };

function GrainToggle({ grain, onChange }: GrainToggleProps) {
  return (
    <SegmentedChoice
      legend="Show activity"
      name="grain"
      options={GRAINS}
      chosen={grain}
      onChange={onChange}
    />
  );
}

type ActivityLegendProps = { view: ActivityView; stacked: StackedView };

/** Which colour is whose, and a mark that opens what it all rests on. */
function ActivityLegend({ view, stacked }: ActivityLegendProps) {
  const drawn = listDrawn(view.series);
  const posts = drawn.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
      <ul aria-label="Communities in this chart" className="flex flex-wrap gap-x-5 gap-y-1">
        {stacked.series.map(({ id, label, place, isRough }) => (
          <li key={id} className="flex items-center gap-2">
            <Swatch place={place} isRough={isRough} />
            <span className="font-mono text-xs wrap-anywhere">{label}</span>
          </li>
        ))}
      </ul>
      <SourceMark mark={`n=${formatCount(posts)}`}>
        <ul className="flex flex-col gap-1">
          {drawn.map(({ id, label, basis }) => (
            <li key={id}>
              <span className="font-mono text-ink wrap-anywhere">{label}</span> {basis}
            </li>
          ))}
        </ul>
        {stacked.tooFew.length > 0 && (
          <p>Too few posts to show here: {listNames(stacked.tooFew)}.</p>
        )}
        {view.uncounted.length > 0 && <p>No posts counted in {listNames(view.uncounted)}.</p>}
      </SourceMark>
    </div>
  );
}

type CommunityHoursProps = {
  view: ActivityView;
  posts: readonly GeneratedPost[];
  timezone: string;
};

/** A row for each community, hours as cells, each scaled to its own busiest; planned posts as dots. */
function CommunityHours({ view, posts, timezone }: CommunityHoursProps) {
  const { slots, uncounted } = view;
  const ranked = rankSeries(view.series);
  const rows = planHours(view, posts, timezone).toSorted(
    (a, b) => ranked.indexOf(a.id) - ranked.indexOf(b.id),
  );
  const hasPlanned = rows.some(({ planned }) => planned.some((count) => count > 0));
  return (
    <>
      <ul aria-label="Hours by community" className="flex flex-col gap-1">
        {rows.map((row) => (
          <li key={row.id} className="hours-row">
            <span
              title={row.label}
              className="truncate font-mono text-xs data-[rough=true]:text-muted"
              data-rough={row.isRough}
            >
              {row.label}
            </span>
            <Cells row={row} slots={slots} />
            <span className="text-right font-mono text-xs whitespace-nowrap text-muted max-sm:sr-only">
              {row.mark}
            </span>
            <span className="sr-only">{describeRow(row, slots)}</span>
          </li>
        ))}
        <li aria-hidden="true" className="hours-row">
          <span />
          <span className="flex font-mono text-xs text-muted">
            {slots.map(({ name, short }, slot) => (
              <span key={name} className="w-0 flex-1 whitespace-nowrap">
                {slot % 6 === 0 && short}
              </span>
            ))}
          </span>
        </li>
      </ul>
      <p className="my-2 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>Each row is scaled to itself.</span>
        {hasPlanned && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 rounded-full bg-ink" />A planned post
          </span>
        )}
        {uncounted.length > 0 && <span>No posts counted in {listNames(uncounted)}.</span>}
      </p>
      <StackedTable
        label="Hours by community"
        slots={slots}
        series={rows}
        sums={sumActivity(rows.map(({ counts }) => counts))}
      />
    </>
  );
}

type CellsProps = { row: Row; slots: ActivityView["slots"] };

function Cells({ row: { counts, planned, isRough }, slots }: CellsProps) {
  const most = Math.max(1, ...counts);
  return (
    <span aria-hidden="true" className="flex gap-px">
      {slots.map(({ name }, slot) => (
        <span
          key={name}
          data-rough={isRough}
          style={{ "--level": (counts[slot] ?? 0) / most } as CSSProperties}
          className="hours-cell"
        >
          {(planned[slot] ?? 0) > 0 && <span className="hours-dot" />}
        </span>
      ))}
    </span>
  );
}

/** "busiest at 09:00, 14:00; planned at 14:00; n=50 · Sep 2025" */
function describeRow({ busiest, planned, mark }: Row, slots: ActivityView["slots"]): string {
  const names = (places: readonly number[]) => places.map((slot) => slots[slot]?.name).join(", ");
  const plannedAt = planned.flatMap((count, slot) => (count > 0 ? [slot] : []));
  return [
    busiest.length > 0 ? `busiest at ${names(busiest)}` : "no hour stands out",
    plannedAt.length > 0 && `planned at ${names(plannedAt)}`,
    mark,
  ]
    .filter(Boolean)
    .join("; ");
}
