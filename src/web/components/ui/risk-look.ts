import type { BanRiskLevel } from "#engine/risk/ban-risk.ts";
import type { Verdict } from "./verdict-badge.tsx";

/** The shapes of verdicts, so that what is risky looks the same everywhere. */
export const RISK_LOOK: Record<BanRiskLevel, { shape: Verdict; colour: string }> = {
  low: { shape: "pass", colour: "bg-pass-soft text-pass" },
  medium: { shape: "warn", colour: "bg-warn-soft text-warn" },
  high: { shape: "fail", colour: "bg-fail-soft text-fail" },
};
