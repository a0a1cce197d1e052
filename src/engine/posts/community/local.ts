import type { BriefCommunity, PostBrief } from "../post-brief.ts";

/** Keywords come in the order of how much they say. */
const TELLING_KEYWORDS = 25;

/**
 * Whether a text has something of the place that readers live in: its name, a name that is often written
 * there, or where the founder says it is. A shop or a campaign is somewhere by itself.
 */
export function isLocalText(text: string, { community, interview }: PostBrief): boolean {
  const { kind, place } = interview;
  if (place && (kind === "shop" || kind === "cause")) return true;
  const names = listNames(community);
  const said = text.match(/(?<=[\p{L}\p{N},;:'’"”)] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const isNamed = said.some((word) => names.has(word.toLowerCase()));
  return isNamed || Boolean(place && text.toLowerCase().includes(place.toLowerCase()));
}

/** What names of places there can be: 'Leeds', 'Dales', 'San' and 'Diego'. */
function listNames({ name, keywords = [] }: BriefCommunity): Set<string> {
  const words = [...name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").split(/[\s_]+/), ...keywords.slice(0, TELLING_KEYWORDS).flatMap((keyword) => keyword.split(" "))]; // prettier-ignore
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 3));
}
