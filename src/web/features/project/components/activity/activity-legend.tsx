import { Swatch } from "#web/components/charts/swatch.tsx";
import type { ActivityView } from "../../activity/activity-series.ts";
import { listNames } from "../../activity/list-names.ts";

type ActivityLegendProps = Pick<ActivityView, "series" | "uncounted">;

/** Which colour is whose, what each rests on, and what the heights do and do not say. */
export function ActivityLegend({ series, uncounted }: ActivityLegendProps) {
  const hasRough = series.some(({ isRough }) => isRough);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <ul aria-label="Communities in this chart" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {series.map(({ id, label, place, isRough, basis }) => (
          <li key={id} className="flex items-baseline gap-2">
            <span className="translate-y-0.5">
              <Swatch place={place} isRough={isRough} />
            </span>
            <span className="min-w-0">
              <span className="font-mono text-sm break-all">{label}</span>{" "}
              <span className="text-xs text-muted">{basis}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-sm text-muted">
        Each community is a sample of its own size: a taller colour means that more posts were
        counted, not that the community is larger.
        {hasRough && " Hatched: too few posts to rely on."}
        {uncounted.length > 0 && ` Nothing was counted in ${listNames(uncounted)}.`}
      </p>
    </div>
  );
}
