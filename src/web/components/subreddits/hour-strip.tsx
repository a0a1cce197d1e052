import "./charts.css";
import type { CSSProperties } from "react";
import { classNames } from "#web/lib/class-names.ts";

export type HourCount = { time: string; posts: number };

type HourStripProps = {
  /** The hours of the user's day, the earliest first. */
  hours: readonly HourCount[];
  /** Marked below; the times as `hours` writes them. */
  bestTimes: readonly string[];
  className?: string;
};

/** A day in one line: the fuller the cell, the more is posted. What it shows is also said in words beside it. */
export function HourStrip({ hours, bestTimes, className }: HourStripProps) {
  const most = Math.max(1, ...hours.map(({ posts }) => posts));
  return (
    <div aria-hidden="true" className={classNames("flex gap-px", className)}>
      {hours.map(({ time, posts }) => (
        <div key={time} className="flex flex-1 flex-col gap-0.5">
          <div
            style={{ "--level": posts / most } as CSSProperties}
            className="hour-cell h-4 rounded-[1.5px]"
          />
          <div
            className={classNames(
              "mx-auto h-0.5 w-full rounded-full",
              bestTimes.includes(time) && "bg-ink",
            )}
          />
        </div>
      ))}
    </div>
  );
}
