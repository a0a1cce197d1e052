import { type CheckTally, wordTally } from "#engine/checks/summarise-checks.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import { RISK_LOOK } from "#web/components/ui/risk-look.ts";
import { VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { RiskRidge } from "./risk-ridge.tsx";

type RiskHeaderProps = { risk: BanRisk; trail: readonly number[]; tally: CheckTally };

export function RiskHeader({ risk, trail, tally }: RiskHeaderProps) {
  const { level, score } = risk;
  const { shape, colour } = RISK_LOOK[level];
  return (
    <div className="px-5 pt-4 pb-4">
      <RiskRidge scores={trail} level={level} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2.5 text-lg">
          <span
            className={classNames(
              "grid size-7 shrink-0 place-items-center rounded-control transition-colors duration-200",
              colour,
            )}
          >
            <VerdictShape verdict={shape} />
          </span>
          <span>
            Ban risk: {level}
            <span className="font-sans text-sm font-normal tracking-normal text-muted">
              {" · estimate"}
            </span>
          </span>
        </h2>
        <p className="font-mono text-sm text-muted">
          <span className="text-lg text-ink">{score}</span>
          /100
        </p>
      </div>
      <p className="mt-2 text-base font-medium">{wordTally(tally)}</p>
      <p className="mt-0.5 text-sm text-muted">
        0 is no known risk, 100 a removal that is all but certain.
      </p>
    </div>
  );
}
