import { useState, type CSSProperties } from "react";
import { type Slot, type StackedSeries, hueOf } from "./stacked-series.ts";
import { formatCount } from "#engine/text/format.ts";
import "./stacked-chart.css";

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
