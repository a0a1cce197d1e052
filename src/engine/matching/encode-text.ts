import { DIMENSIONS, type MatcherModel } from "./matcher-model.ts";
import { findTokens, splitWords } from "./tokenise.ts";

/** A text's direction, of length 1; null when it holds no known word: ask for a longer text then. */
export function encodeText(model: MatcherModel, text: string): Float64Array | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const token of findTokens(model.vocabulary, splitWords(text))) addToken(model, token, sum);
  return toUnitLength(sum);
}

/** The order in which tokens are added decides the last digits; the golden cases hold us to it. */
export function addToken(model: MatcherModel, token: number, sum: Float64Array, weight = 1): void {
  const scale = (model.tokenScales[token] ?? 0) * weight;
  const start = token * DIMENSIONS;
  for (let d = 0; d < DIMENSIONS; d++) {
    sum[d] = (sum[d] ?? 0) + (model.tokens[start + d] ?? 0) * scale;
  }
}

function toUnitLength(vector: Float64Array): Float64Array | null {
  let squares = 0;
  for (const component of vector) squares += component * component;
  const length = Math.sqrt(squares);
  return length === 0 ? null : vector.map((component) => component / length);
}
