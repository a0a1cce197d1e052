import type { GeneratedPost } from "#contract/post.ts";
import { ENOUGH_OUTCOMES } from "#engine/results/measure-results.ts";
import { BAN_RISK_LEVELS, type BanRiskLevel } from "#engine/risk/ban-risk.ts";

export type Prediction = { level: BanRiskLevel; known: number; stayed: number };

/** Of each level that was predicted: how many outcomes are known, and how many of them stayed up. */
export function tallyPredictions(posts: readonly GeneratedPost[]): Prediction[] {
  return BAN_RISK_LEVELS.flatMap((level) => {
    const known = posts.filter(
      ({ predictedRisk, performance }) =>
        predictedRisk?.level === level && (performance?.outcome ?? "unknown") !== "unknown",
    );
    const stayed = known.filter(({ performance }) => performance?.outcome === "live").length;
    return known.length > 0 ? [{ level, known: known.length, stayed }] : [];
  });
}

/** "Low risk: 3 of 4 stayed up · High risk: 1 of 2"; null where nothing can be said. */
export function wordPredictions(predictions: readonly Prediction[]): string | null {
  if (predictions.length === 0) return null;
  return predictions
    .map(({ level, known, stayed }, index) => {
      const name = `${level.charAt(0).toUpperCase()}${level.slice(1)} risk`;
      return `${name}: ${stayed} of ${known}${index === 0 ? " stayed up" : ""}`;
    })
    .join(" · ");
}

/** What stands behind it: "n=7, too few to tell". */
export function wordSampleSize(predictions: readonly Prediction[]): string {
  const count = predictions.reduce((sum, { known }) => sum + known, 0);
  return count < ENOUGH_OUTCOMES ? `n=${count}, too few to tell` : `n=${count}`;
}
