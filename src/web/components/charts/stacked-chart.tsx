import "./stacked-chart.css";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { sumActivity } from "#engine/timing/sum-activity.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { classNames } from "#web/lib/class-names.ts";
import { nextStop } from "./next-stop.ts";
import { SlotFigures } from "./slot-figures.tsx";
import { describeSlot, hueOf, type StackedSeries } from "./stacked-series.ts";
import { StackedTable } from "./stacked-table.tsx";

/** `short` stands below the bar, `name` wherever there is room. */
export type Slot = { name: string; short: string };

type StackedChartProps = {
  label: string;
  slots: readonly Slot[];
  series: readonly StackedSeries[];
  /** Every how many bars the name stands below. */
  nameEvery?: number;
};

/**
 * Bars of several communities, one on the other. Pointing, tapping or the arrow keys show the
 * figures of one; it is a single stop for the keyboard, and a table holds the same to be read.
 */
export function StackedChart({ label, slots, series, nameEvery = 1 }: StackedChartProps) {
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
          className="flex h-56 min-w-0 border-b border-edge"
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
      <StackedTable label={label} slots={slots} series={series} sums={sums} />
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
