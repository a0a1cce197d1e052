import { type Verdict, VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import type { RiskLevel } from "#engine/subreddits/risk-level.ts";
import { classNames } from "#web/lib/class-names.ts";

/** The shapes and colours of verdicts, so that what is risky looks the same everywhere. */
const RISKS: Record<RiskLevel, { word: string; verdict: Verdict; colour: string }> = {
  SAFE: { word: "Safe", verdict: "pass", colour: "bg-pass-soft text-pass" },
  MODERATE: { word: "Moderate", verdict: "warn", colour: "bg-warn-soft text-warn" },
  RISKY: { word: "Risky", verdict: "fail", colour: "bg-fail-soft text-fail" },
};

export const RISK_WORDS: readonly { value: RiskLevel; label: string }[] = [
  { value: "SAFE", label: RISKS.SAFE.word },
  { value: "MODERATE", label: RISKS.MODERATE.word },
  { value: "RISKY", label: RISKS.RISKY.word },
];

export function RiskBadge({ level }: { level: RiskLevel }) {
  const { word, verdict, colour } = RISKS[level];
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center gap-1.5 rounded-control px-2 text-xs font-medium whitespace-nowrap",
        colour,
      )}
    >
      <VerdictShape verdict={verdict} />
      <span className="sr-only">Risk level: </span>
      {word}
    </span>
  );
}
