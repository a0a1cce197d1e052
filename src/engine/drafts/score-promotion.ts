import { BIAS, LOADS, NAMES } from "./promotion-weights.ts";
import type { Signs } from "./read-signs.ts";

/** The character of no weight; loads are tenths, at most 46 either way, which keeps all of them printable. */
const MIDDLE = 79;
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  NAMES.split("|").map((name, at) => [name, (LOADS.charCodeAt(at) - MIDDLE) / 10]),
);

/**
 * Between 0 and 1: how much a draft that has evidence reads like its author presenting something of their own. Without
 * evidence nothing was presented, whatever the words.
 */
export function scorePromotion(signs: Signs, hasEvidence: boolean): number {
  if (!hasEvidence) return 0;
  let sum = BIAS;
  for (const [sign, value] of signs) sum += value * (WEIGHTS.get(sign) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
