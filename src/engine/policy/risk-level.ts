import type { CommunityKind, StanceOnPromotion } from "./policy.ts";
import { type RiskLevel, STANCE_ROWS } from "./stances.ts";

/** Safe, Moderate or Risky: never Safe by a guess, nor in a market, nor because nothing was found. */
export function levelOfStance(
  stance: StanceOnPromotion,
  kind: CommunityKind | null = null,
): RiskLevel {
  const { level, levelOfHint } = STANCE_ROWS[stance.is];
  return stance.source.kind === "hint" || isOfMarket(stance, kind) ? levelOfHint : level;
}

/** In a market, members sell their goods: that makes it no safe place for a project. */
export function isOfMarket({ is }: StanceOnPromotion, kind: CommunityKind | null): boolean {
  return kind === "market" && (is === "welcome" || is === "flair");
}
