import type { BanRiskLevel } from "./ban-risk.ts";

const MEDIUM_FROM = 25;
const HIGH_FROM = 55;
/** What nobody could check is always left. */
const LEAST = 3;

/** Points as chances in a hundred that go wrong each on its own: many small ones never make a certainty. */
export function scorePoints(points: number[]): number {
  const untroubled = points.reduce((share, each) => share * (1 - clamp(each) / 100), 1);
  return Math.max(LEAST, Math.round(100 * (1 - untroubled)));
}

export function levelOf(score: number): BanRiskLevel {
  if (score >= HIGH_FROM) return "high";
  return score >= MEDIUM_FROM ? "medium" : "low";
}

function clamp(points: number): number {
  return Math.min(Math.max(points, 0), 100);
}
