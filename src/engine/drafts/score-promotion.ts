import { BIAS, WEIGHTS } from "./promotion-weights.ts";
import type { Signs } from "./read-signs.ts";

/**
 * Between 0 and 1: how much a draft that has evidence reads like its author presenting something of their own. Without
 * evidence nothing was presented, whatever the words.
 */
export function scorePromotion(signs: Signs, hasEvidence: boolean): number {
  if (!hasEvidence) return 0;
  let sum = BIAS;
  for (const [sign, value] of signs) sum += value * (WEIGHTS[sign] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
