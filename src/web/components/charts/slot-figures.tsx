import { formatCount } from "#engine/text/format-count.ts";
import { countsAt, type StackedSeries } from "./stacked-series.ts";
import { Swatch } from "./swatch.tsx";

type SlotFiguresProps = {
  name: string;
  series: readonly StackedSeries[];
  slot: number;
  /** Where its bar stands, from 0 at the left to 1 at the right. */
  place: number;
};

const MOST_LINES = 8;

/** The counts of one bar, beside it. The bar's own name says the same to screen readers. */
export function SlotFigures({ name, series, slot, place }: SlotFiguresProps) {
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
