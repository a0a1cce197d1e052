import { classNames } from "#web/lib/class-names.ts";
import type { BanRiskLevel } from "#engine/risk/ban-risk.ts";

export type Verdict = "pass" | "warn" | "fail" | "not-checked";

/** Shape, word and colour say the same: no one has to tell green from red. */
const VERDICTS: Record<Verdict, { word: string; colour: string; shape: string }> = {
  pass: {
    word: "Pass",
    colour: "border-transparent bg-pass-soft text-pass",
    shape: "M2.5 7.5 5.7 10.5 11.5 3.5",
  },
  warn: {
    word: "Warn",
    colour: "border-transparent bg-warn-soft text-warn",
    shape: "M7 2 13 12.5H1ZM7 6v3M7 10.8v.2",
  },
  fail: {
    word: "Fail",
    colour: "border-transparent bg-fail-soft text-fail",
    shape: "M3 3l8 8M11 3l-8 8",
  },
  "not-checked": {
    word: "Not checked",
    colour: "border-dashed border-unchecked text-unchecked",
    shape: "M3 7h8",
  },
};

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { word, colour } = VERDICTS[verdict];
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center gap-1.5 rounded-control border px-2 text-xs font-medium whitespace-nowrap",
        colour,
      )}
    >
      <VerdictShape verdict={verdict} />
      {word}
    </span>
  );
}

export function VerdictShape({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-3.5 shrink-0"
    >
      <path d={VERDICTS[verdict].shape} />
    </svg>
  );
}

/** A low risk is no tick while something is wrong, and no verdict is none of them. */
export function lookOf(
  level: BanRiskLevel,
  { problems, isBlind }: { problems: number; isBlind: boolean },
): { shape: Verdict; colour: string } {
  if (isBlind) return { shape: "not-checked", colour: "bg-sunken text-unchecked" };
  return RISK_LOOK[level === "low" && problems > 0 ? "medium" : level];
}

/** The shapes of verdicts, so that what is risky looks the same everywhere. */

export const RISK_LOOK: Record<BanRiskLevel, { shape: Verdict; colour: string }> = {
  low: { shape: "pass", colour: "bg-pass-soft text-pass" },
  medium: { shape: "warn", colour: "bg-warn-soft text-warn" },
  high: { shape: "fail", colour: "bg-fail-soft text-fail" },
};
