import { BIAS, LOADS, NAMES, STEP } from "./promotion-weights.ts";
import { type Feature, readPromotionFeatures, type TextPart } from "./read-promotion-features.ts";

export type PromotionScore = {
  /** Between 0 and 1: how much the draft reads like its author presenting something of their own. */
  score: number;
  /** What speaks for it most, heaviest first. */
  carriers: Feature["place"][];
};

/** Weighs the words, links and properties of a draft by what was learned from drafts of both kinds. */
export function scorePromotion(title: TextPart, content: TextPart): PromotionScore {
  const carriers: { load: number; place: Feature["place"] }[] = [];
  let sum = BIAS;
  for (const { name, value, place } of readPromotionFeatures(title, content)) {
    const weight = WEIGHTS.get(name);
    if (weight === undefined) continue;
    const load = weight * value;
    sum += load;
    if (load > 0 && place.end > place.start) carriers.push({ load, place });
  }
  carriers.sort((a, b) => b.load - a.load);
  return {
    score: 1 / (1 + Math.exp(-sum)),
    carriers: carriers.slice(0, MOST_CARRIERS).map(({ place }) => place),
  };
}

const MOST_CARRIERS = 3;

/** Each character of the loads is a weight: the one in the middle of the printable ones is none. */
const MIDDLE = 79;
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  NAMES.split("|").map((name, at) => [name, (LOADS.charCodeAt(at) - MIDDLE) * STEP]),
);
