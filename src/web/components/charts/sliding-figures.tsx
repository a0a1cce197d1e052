import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

type SlidingFiguresProps = {
  /** Where what it speaks of stands, from 0 at the left to 1 at the right. */
  place: number;
  className?: string;
  children: ReactNode;
};

/** What a pointer is on, above the chart: it slides with it, and never past either edge. Its own name says the same to screen readers. */
export function SlidingFigures({ place, className = "top-0", children }: SlidingFiguresProps) {
  return (
    <p
      aria-hidden="true"
      style={{ left: `${place * 100}%`, translate: `-${place * 100}% 0` }}
      className={classNames(
        "pointer-events-none absolute z-10 max-w-full truncate rounded-control bg-ink px-2 py-1 text-xs text-paper",
        className,
      )}
    >
      {children}
    </p>
  );
}
