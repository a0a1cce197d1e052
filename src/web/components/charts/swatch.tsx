import "./stacked-chart.css";
import type { CSSProperties } from "react";
import { hueOf, type StackedSeries } from "./stacked-series.ts";

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
