import { SlidingFigures } from "#web/components/charts/sliding-figures.tsx";
import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { KarmaReport as Report } from "#contract/accounts/user.ts";
import {
  wordCourse,
  wordFetching,
  wordPoint,
  placePoints,
  type KarmaPoint,
} from "#web/features/settings/karma/word-karma.ts";
import { UnlockList } from "./unlock-list.tsx";
import { ChartTable } from "#web/components/subreddits/bar-chart.tsx";
import "#web/components/subreddits/charts.css";
import "./karma-chart.css";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { nextStop } from "#web/components/charts/next-stop.ts";
import { formatCount } from "#engine/text/format.ts";

export function KarmaReport({ report }: { report: Report }) {
  const points = placePoints(report.snapshots);
  const fetching = wordFetching(report);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        {points.length > 1 && <KarmaChart points={points} />}
        <p className="text-base text-soft">
          {wordCourse(points) || (
            <>
              No karma yet. Enter yours under{" "}
              <Link to={paths.settings} className="text-accent underline underline-offset-2">
                Account
              </Link>
              .
            </>
          )}
        </p>
        {points.length > 1 && (
          <ChartTable
            label="Karma by day"
            bars={points
              .toReversed()
              .map((point) => ({ name: point.day, value: point.karma, text: wordPoint(point) }))}
          />
        )}
        {fetching && <p className="mt-2 text-sm text-muted">{fetching}</p>}
      </div>
      <UnlockList unlocks={report.unlocks} />
    </div>
  );
}

/** More would run into each other; the line shows them all the same. */
const MOST_DOTS = 60;

/**
 * Karma over time. Pointing, tapping or the arrow keys show the figures of a day; it is a single stop
 * for the keyboard, and a table holds the same to be read.
 */
export function KarmaChart({ points }: { points: readonly KarmaPoint[] }) {
  useListedShortcuts("chart");
  const slots = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [chosen, setChosen] = useState(points.length - 1);
  const stop = Math.min(chosen, points.length - 1);
  const shownPoint = shown === null ? undefined : points[shown];
  const all = points.map(({ karma }) => karma);

  const move = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = nextStop(event.key, stop, points.length);
    if (next === null) return;
    event.preventDefault();
    slots.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <figure className="mb-5">
      <div className="relative pt-9" onPointerLeave={() => setShown(null)}>
        {shownPoint && (
          <SlidingFigures place={shownPoint.x}>
            <span className="font-mono">{shownPoint.day}</span> {wordPoint(shownPoint)}
          </SlidingFigures>
        )}
        <div className="flex gap-3">
          <div
            aria-hidden="true"
            className="flex flex-col justify-between text-right font-mono text-xs text-muted"
          >
            <span className="-translate-y-1/2">{formatCount(Math.max(...all))}</span>
            <span className="translate-y-1/2">{formatCount(Math.min(...all))}</span>
          </div>
          <div className="relative h-32 min-w-0 flex-1">
            <Line points={points} />
            {points.map((point, index) =>
              points.length <= MOST_DOTS || index === shown ? (
                <span
                  key={point.day}
                  aria-hidden="true"
                  data-shown={index === shown}
                  style={placeOf(point)}
                  className="karma-dot"
                />
              ) : null,
            )}
            <fieldset
              ref={slots}
              aria-label="Karma over time: arrow keys move from day to day"
              className="absolute -inset-x-2 inset-y-0"
            >
              {points.map((point, index) => (
                <button
                  key={point.day}
                  type="button"
                  tabIndex={index === stop ? 0 : -1}
                  aria-label={`${point.day}: ${wordPoint(point)}`}
                  style={spanOf(points, index)}
                  onFocus={() => {
                    setChosen(index);
                    setShown(index);
                  }}
                  onBlur={() => setShown(null)}
                  onPointerEnter={() => setShown(index)}
                  onClick={() => setShown(index)}
                  onKeyDown={move}
                  className="absolute inset-y-0 cursor-default rounded-mark focus-visible:-outline-offset-1"
                />
              ))}
            </fieldset>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Line({ points }: { points: readonly KarmaPoint[] }) {
  const path = points.map(({ x, y }) => `${x * 100},${(1 - y) * 100}`).join(" ");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 h-full w-full overflow-visible"
    >
      <path d="M0,0H100M0,100H100" className="karma-grid" />
      <polyline points={path} className="karma-line" />
    </svg>
  );
}

function placeOf({ x, y }: KarmaPoint): CSSProperties {
  return { left: `${x * 100}%`, bottom: `${y * 100}%` };
}

/** From half-way to the day before to half-way to the next. */
function spanOf(points: readonly KarmaPoint[], index: number): CSSProperties {
  const at = points[index]?.x ?? 0;
  const from = index === 0 ? 0 : (at + (points[index - 1]?.x ?? 0)) / 2;
  const to = index === points.length - 1 ? 1 : (at + (points[index + 1]?.x ?? 1)) / 2;
  return { left: `${from * 100}%`, width: `${(to - from) * 100}%` };
}
