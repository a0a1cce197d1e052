import "./stacked-chart.css";
import type { CSSProperties } from "react";
import { hueOf } from "./stacked-series.ts";

/** The look of one series, beside its name. */
export function Swatch({ index, isRough }: { index: number; isRough: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-rough={isRough}
      style={{ "--hue": hueOf(index) } as CSSProperties}
      className="stack-part inline-block size-3 shrink-0 rounded-mark"
    />
  );
}
