export const RISK_LEVELS = ["SAFE", "MODERATE", "RISKY"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** How easily a founder gets removed or banned there, and every reason for saying so. */
export type RiskAssessment = { level: RiskLevel; reasons: string[] };
