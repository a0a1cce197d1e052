import type { Interview } from "#engine/interview/interview.ts";

const SHOWS_SOURCE =
  /\bopen[- ]source\b|\b(?:the|its|my|our|full) (?:source|code)\b|\bcode (?:is|are|on)\b|\blicen[cs]ed?\b|\b(?:MIT|A?GPL\w*|LGPL|Apache|BSD|MPL|CC BY\S*|CC0)\b|\b(?:GitHub|GitLab|Codeberg|sourcehut)\b|\brepository\b/i;

/** '$6 a month', '18 euros': where the first of something is free, the rest is sold. */
const COSTS = /[$£€¥] ?\d|\d ?[$£€¥]|\d (?:dollars|euros?|pounds|bucks)\b/i;

/** Whether it may be had for nothing, as the founder says. */
export function isGivenAway({ answers }: Pick<Interview, "answers">): boolean {
  const { what = "", price = "", stackOrMaterial = "" } = answers;
  const [first = ""] = price.split(". ");
  const isFree = /\bfree\b(?![ -]trial)/i.test(`${what} ${first}`) && !COSTS.test(price);
  return isFree || SHOWS_SOURCE.test(`${price} ${stackOrMaterial}`);
}
