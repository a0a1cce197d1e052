import type { GeneratedPost } from "#contract/post.ts";
import { RISK_LOOK } from "#web/components/ui/risk-look.ts";
import { VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { formatDay } from "#web/lib/format-day.ts";

type PredictedRiskProps = {
  predicted: NonNullable<GeneratedPost["predictedRisk"]>;
  timezone: string;
};

/** What the engine said when the post went out, which stays as it was. */
export function PredictedRisk({ predicted, timezone }: PredictedRiskProps) {
  const { level, score, at } = predicted;
  const { shape, colour } = RISK_LOOK[level];
  return (
    <p className="flex items-center gap-2.5 border-t border-line pt-5 text-base text-soft">
      <span
        className={classNames("grid size-6 shrink-0 place-items-center rounded-control", colour)}
      >
        <VerdictShape verdict={shape} />
      </span>
      <span>
        Ban risk when you posted: {level}, <span className="font-mono text-sm">{score}/100</span>{" "}
        <span className="text-sm text-muted">(estimate of {formatDay(at, timezone)})</span>
      </span>
    </p>
  );
}
