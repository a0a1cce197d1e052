import type { BanRisk, BanRiskLevel } from "#engine/risk/ban-risk.ts";
import { type Verdict, VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { RiskRidge } from "./risk-ridge.tsx";

/** The shapes of verdicts, so that what is risky looks the same everywhere. */
const LEVELS: Record<BanRiskLevel, { shape: Verdict; colour: string }> = {
  low: { shape: "pass", colour: "bg-pass-soft text-pass" },
  medium: { shape: "warn", colour: "bg-warn-soft text-warn" },
  high: { shape: "fail", colour: "bg-fail-soft text-fail" },
};

type RiskHeaderProps = { risk: BanRisk; trail: readonly number[] };

export function RiskHeader({ risk, trail }: RiskHeaderProps) {
  const { level, score } = risk;
  const { shape, colour } = LEVELS[level];
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
    </div>
  );
}
