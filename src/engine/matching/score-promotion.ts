import {
  DIMENSIONS,
  type MatcherModel,
  sumProducts,
  toProbability,
  encodeText,
} from "./matcher-model.ts";

const QUERY_SCALE = 4;
const MAX_COUNT = 3;
const TYPICAL_LOG_LENGTH = 4.5;

/** How much a text sounds like advertising, 0 to 1. */
export function scorePromotion(model: MatcherModel, text: string): number {
  const query = encodeText(model, text) ?? new Float64Array(DIMENSIONS);
  const lowerCased = text.toLowerCase();
  const counts = model.promotionPatterns.map((pattern) =>
    Math.min(MAX_COUNT, lowerCased.match(pattern)?.length ?? 0),
  );
  const length = Math.log(1 + Array.from(text).length) - TYPICAL_LOG_LENGTH;
  const input = [...query.map((component) => QUERY_SCALE * component), ...counts, length];
  const { weights, bias } = model.heads.promotion;
  return toProbability(sumProducts(weights, input) + bias);
}
