import type { Interview } from "#engine/interview/interview.ts";

const SHOWS_SOURCE =
  /\bopen[- ]source\b|\b(?:the|its|my|our|full) (?:source|code)\b|\bcode (?:is|are|on)\b|\blicen[cs]ed?\b|\b(?:MIT|A?GPL\w*|LGPL|Apache|BSD|MPL|CC BY\S*|CC0)\b|\b(?:GitHub|GitLab|Codeberg|sourcehut)\b|\brepository\b/i;

/** Whether it may be had for nothing, as the founder says. */
export function isGivenAway({ answers }: Pick<Interview, "answers">): boolean {
  const { what = "", price = "", stackOrMaterial = "" } = answers;
  const [first = ""] = price.split(". ");
  return /\bfree\b/i.test(`${what} ${first}`) || SHOWS_SOURCE.test(`${price} ${stackOrMaterial}`);
}
