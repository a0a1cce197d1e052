import "./stacked-chart.css";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { sumActivity } from "#engine/timing/sum-activity.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { classNames } from "#web/lib/class-names.ts";
import { nextStop } from "./next-stop.ts";
import { describeSlot, hueOf, type Slot, type StackedSeries, countsAt } from "./stacked-series.ts";
import { formatCount } from "#engine/text/format.ts";

type StackedChartProps = {
  label: string;
  slots: readonly Slot[];
  series: readonly StackedSeries[];
  /** Every how many bars the name stands below. */
  nameEvery?: number;
  /** Which colour is whose. */
  legend?: ReactNode;
};

/**
 * Bars of several communities, one on the other. Pointing, tapping or the arrow keys show the
 * figures of one; it is a single stop for the keyboard, and a table holds the same to be read.
 */
export function StackedChart({ label, slots, series, nameEvery = 1, legend }: StackedChartProps) {
  useListedShortcuts("chart");
  const bars = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [chosenStop, setStop] = useState(0);
  const stop = Math.min(chosenStop, slots.length - 1);
  const sums = sumActivity(series.map(({ counts }) => counts));
  const most = Math.max(1, ...sums);
  const shownSlot = shown === null ? undefined : slots[shown];

  const move = (event: KeyboardEvent) => {
    // Meta+Left and the like belong to the page.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = nextStop(event.key, stop, slots.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    bars.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <figure>
      <div className="relative" onPointerLeave={() => setShown(null)}>
        {shown !== null && shownSlot && (
          <SlotFigures
            name={shownSlot.name}
            series={series}
            slot={shown}
            place={(shown + 0.5) / slots.length}
          />
        )}
        <fieldset
          ref={bars}
          aria-label={`${label}: arrow keys move from bar to bar`}
          className="flex h-30 min-w-0 border-b border-edge"
        >
          {slots.map(({ name }, slot) => (
            <button
              key={name}
              type="button"
              tabIndex={slot === stop ? 0 : -1}
              aria-label={`${name}: ${describeSlot(series, slot)}`}
              onFocus={() => {
                setStop(slot);
                setShown(slot);
              }}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(slot)}
              onClick={() => setShown(slot)}
              onKeyDown={move}
              className="stack-slot flex min-w-0 flex-1 cursor-default items-end justify-center rounded-t-mark px-px focus-visible:-outline-offset-1 sm:px-0.5"
            >
              <Stack series={series} slot={slot} share={(sums[slot] ?? 0) / most} />
            </button>
          ))}
        </fieldset>
        <div aria-hidden="true" className="mt-1.5 flex font-mono text-xs text-muted">
          {slots.map(({ name, short }, slot) => (
            <span
              key={name}
              className={classNames("flex w-0 flex-1", nameEvery === 1 && "justify-center")}
            >
              <span className="whitespace-nowrap">{slot % nameEvery === 0 && short}</span>
            </span>
          ))}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6">
        {legend}
        <StackedTable label={label} slots={slots} series={series} sums={sums} />
      </div>
    </figure>
  );
}

type StackProps = { series: readonly StackedSeries[]; slot: number; share: number };

function Stack({ series, slot, share }: StackProps) {
  return (
    <span
      style={{ height: `${share * 100}%` }}
      className="flex w-full max-w-16 flex-col-reverse gap-px overflow-hidden rounded-t-[2px]"
    >
      {series.map(({ id, place, counts, isRough }) => {
        const posts = counts[slot] ?? 0;
        if (posts === 0) return null;
        return (
          <span
            key={id}
            data-rough={isRough}
            style={{ "--hue": hueOf(place), flexGrow: posts } as CSSProperties}
            className="stack-part block min-h-px basis-0"
          />
        );
      })}
    </span>
  );
}

type SlotFiguresProps = {
  name: string;
  series: readonly StackedSeries[];
  slot: number;
  /** Where its bar stands, from 0 at the left to 1 at the right. */
  place: number;
};

const MOST_LINES = 8;

/** The counts of one bar, beside it. The bar's own name says the same to screen readers. */
function SlotFigures({ name, series, slot, place }: SlotFiguresProps) {
  const counted = countsAt(series, slot);
  const total = counted.reduce((sum, { posts }) => sum + posts, 0);
  const rest = counted.length - MOST_LINES;
  const isRight = place > 0.5;
  return (
    <div
      aria-hidden="true"
      style={isRight ? { right: `${(1 - place) * 100 + 3}%` } : { left: `${place * 100 + 3}%` }}
      className="floating pointer-events-none absolute top-0 z-10 w-max max-w-[60%] px-3 py-2 text-xs"
    >
      <p className="flex justify-between gap-4">
        <span className="font-mono">{name}</span>
        <span className="text-soft">
          <span className="font-mono text-ink">{formatCount(total)}</span>
          {total === 1 ? " post" : " posts"}
        </span>
      </p>
      {counted.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-0.5 border-t border-line pt-1.5">
          {counted.slice(0, MOST_LINES).map(({ id, label, place: hue, isRough, posts }) => (
            <li key={id} className="flex items-center gap-2">
              <Swatch place={hue} isRough={isRough} />
              <span className="min-w-0 truncate font-mono">{label}</span>
              <span className="ml-auto pl-2 font-mono">{formatCount(posts)}</span>
            </li>
          ))}
          {rest > 0 && <li className="text-muted">and {rest} more</li>}
        </ul>
      )}
    </div>
  );
}

type StackedTableProps = {
  label: string;
  slots: readonly Slot[];
  series: readonly StackedSeries[];
  sums: readonly number[];
};

/** The figures of a chart to be read instead of looked at; drawn when asked for, as it may be large. */
export function StackedTable({ label, slots, series, sums }: StackedTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="text-sm open:basis-full"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-muted hover:text-ink">
        Show as table
      </summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
        <section aria-label={label} tabIndex={0} className="mt-2 overflow-x-auto rounded-mark">
          <table className="border-collapse text-right font-mono">
            <caption className="sr-only">{label}, posts counted</caption>
            <thead>
              <tr>
                <th scope="col" className="py-1 pr-4 text-left font-normal text-muted">
                  When
                </th>
                {series.map(({ id, label: name }) => (
                  <th key={id} scope="col" className="px-3 py-1 font-normal text-soft">
                    {name}
                  </th>
                ))}
                <th scope="col" className="px-3 py-1 font-medium">
                  Together
                </th>
              </tr>
            </thead>
            <tbody>
              {slots.map(({ name }, slot) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="py-1 pr-4 text-left font-normal">
                    {name}
                  </th>
                  {series.map(({ id, counts }) => (
                    <td key={id} className="px-3 py-1 text-soft">
                      {formatCount(counts[slot] ?? 0)}
                    </td>
                  ))}
                  <td className="px-3 py-1">{formatCount(sums[slot] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

/** The look of one series, beside its name. */
export function Swatch({ place, isRough }: Pick<StackedSeries, "place" | "isRough">) {
  return (
    <span
      aria-hidden="true"
      data-rough={isRough}
      style={{ "--hue": hueOf(place) } as CSSProperties}
      className="stack-part inline-block size-3 shrink-0 rounded-mark"
    />
  );
}
