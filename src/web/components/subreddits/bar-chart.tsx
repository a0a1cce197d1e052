import "./charts.css";
import { SlidingFigures } from "#web/components/charts/sliding-figures.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { nextStop } from "#web/components/charts/next-stop.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { classNames } from "#web/lib/class-names.ts";

type BarChartProps = {
  label: string;
  bars: readonly Bar[];
  /** Every how many bars the name stands below. */
  nameEvery?: number;
  heightClass?: string;
  /** Where the scale ends, if not at the largest bar. */
  top?: number;
};

/**
 * Bars scaled to the largest, or to a given top. Pointing, tapping or the arrow keys show the figures of one; it is a
 * single stop for the keyboard, and a table holds the same for whoever prefers to read.
 */
export function BarChart({ label, bars, nameEvery = 1, heightClass = "h-28", top }: BarChartProps) {
  useListedShortcuts("chart");
  const slots = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const highest = Math.max(0, ...bars.map(({ value, interval }) => interval?.high ?? value));
  const most = (top ?? highest) || 1;
  const shownBar = shown === null ? undefined : bars[shown];

  const move = (event: KeyboardEvent) => {
    // Meta+Left and the like belong to the page.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = nextStop(event.key, stop, bars.length);
    if (next === null) return;
    event.preventDefault();
    slots.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <figure>
      <div className="relative pt-9">
        {shownBar && (
          <SlidingFigures place={((shown ?? 0) + 0.5) / bars.length}>
            <span className="font-mono">{shownBar.name}</span> {shownBar.text}
          </SlidingFigures>
        )}
        <fieldset
          ref={slots}
          aria-label={`${label}: arrow keys move from bar to bar`}
          className={classNames("flex min-w-0 border-b border-edge", heightClass)}
          onPointerLeave={() => setShown(null)}
        >
          {bars.map(({ name, value, text, interval, isBest = false, isRough = false }, index) => (
            <button
              key={name}
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={`${name}: ${text}`}
              onFocus={() => {
                setStop(index);
                setShown(index);
              }}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(index)}
              onClick={() => setShown(index)}
              onKeyDown={move}
              className="chart-slot relative flex min-w-0 flex-1 cursor-default items-end justify-center rounded-mark px-px focus-visible:-outline-offset-1"
            >
              <span
                data-best={isBest}
                data-rough={isRough}
                style={{ height: `${Math.max(value > 0 ? 2 : 0, (value / most) * 100)}%` }}
                className="chart-bar block w-full max-w-14 rounded-t-[2px]"
              />
              {interval && (
                <span
                  style={{
                    bottom: `${(interval.low / most) * 100}%`,
                    height: `${((interval.high - interval.low) / most) * 100}%`,
                  }}
                  className="chart-interval absolute"
                />
              )}
            </button>
          ))}
        </fieldset>
        <div aria-hidden="true" className="mt-1 flex font-mono text-xs text-muted">
          {bars.map(({ name }, index) => (
            <span
              key={name}
              className={classNames("flex w-0 flex-1", nameEvery === 1 && "justify-center")}
            >
              <span className="whitespace-nowrap">{index % nameEvery === 0 && name}</span>
            </span>
          ))}
        </div>
      </div>
      <ChartTable label={label} bars={bars} />
    </figure>
  );
}

/** The figures of a chart to be read instead of looked at. */
export function ChartTable({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-muted hover:text-ink">
        Show as table
      </summary>
      <table className="mt-2 w-full max-w-sm border-collapse">
        <caption className="sr-only">{label}</caption>
        <tbody>
          {bars.map(({ name, text }) => (
            <tr key={name} className="border-t border-line">
              <th
                scope="row"
                className="py-1 pr-4 text-left align-top font-mono font-normal whitespace-nowrap"
              >
                {name}
              </th>
              <td className="py-1 text-soft">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** One bar of a chart. */
export type Bar = {
  /** What it stands for: an hour, a day, a month. */
  name: string;
  value: number;
  /** Its figures in words. */
  text: string;
  isBest?: boolean;
  /** Between which values the true one is likely to lie: drawn as a line over the bar. */
  interval?: { low: number; high: number };
  /** Too little stands behind it: hatched. */
  isRough?: boolean;
};
