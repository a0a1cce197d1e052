import { type Verdict, VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import type { Stance, RiskLevel } from "#engine/policy/stances.ts";
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

/** Where nothing is known, no colour of a verdict may suggest otherwise. */
const NOT_KNOWN: (typeof RISKS)[RiskLevel] = {
  word: "Not known",
  verdict: "not-checked",
  colour: "border border-dashed border-unchecked text-unchecked",
};

type RiskBadgeProps = { level: RiskLevel; stance?: Stance };

export function RiskBadge({ level, stance }: RiskBadgeProps) {
  const { word, verdict, colour } = stance === "unknown" ? NOT_KNOWN : RISKS[level];
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
