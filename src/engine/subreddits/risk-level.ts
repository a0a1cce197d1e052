export const RISK_LEVELS = ["SAFE", "MODERATE", "RISKY"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
