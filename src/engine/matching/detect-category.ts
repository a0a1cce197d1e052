import { applyHead } from "./apply-head.ts";
import type { MatcherModel } from "./matcher-model.ts";

/** The head takes much that is held in hands for goods; a shop says that it sells. */
const SELLS =
  /\b(?:shops?|stores?|sell(?:s|ers?|ing)?|sold|buy(?:s|ers?|ing)?|order(?:s|ed)?|ship(?:s|ped|ping)?|deliver(?:s|ed|y)?|retail\w*|merch\w*|marketplace|e-?commerce|shopify|etsy|checkout|carts?|products?|handmade|inventory|second-hand|boxes|bars)\b/i;
/** Said outright, they outweigh a head that wavers. */
const MONEY =
  /\b(?:budget(?:s|ing)?|savings|invest(?:s|ing|ments?)?|taxes|mortgages?|net worth)\b/i;
/** Below it the head wavers. */
const SURE = 0.4;
const NEXT_BEST = 0.3;

/** The project category that a description fits best; right about three times in four. */
export function detectCategory(model: MatcherModel, query: Float64Array, text?: string): string {
  const ranked = rankLabels(model, query);
  const [best, next] = ranked;
  if (!best) return "Other";
  if (text === undefined) return best.label;
  if (best.share < SURE && MONEY.test(text)) return "Finance";
  if (best.label !== "E-commerce" || SELLS.test(text)) return best.label;
  return next && next.share >= NEXT_BEST ? next.label : "Other";
}

function rankLabels(model: MatcherModel, query: Float64Array) {
  const values = applyHead(model.heads.category, query);
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers
    .map((power, i) => ({ label: model.heads.category.labels[i] ?? "Other", share: power / sum }))
    .toSorted((a, b) => b.share - a.share);
}
