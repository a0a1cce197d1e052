import { classNames } from "#web/lib/class-names.ts";
import { HOLD_OUTLINE } from "./logo.tsx";

/** A hold with its number, as on the drawing of a route. */
export function NumberedHold({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("relative inline-grid size-8 shrink-0 place-items-center", className)}
    >
      <svg viewBox="0 0 28 28" className="absolute inset-0 fill-paper stroke-edge">
        <path d={HOLD_OUTLINE} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="relative font-mono text-sm text-ink">{number}</span>
    </span>
  );
}
