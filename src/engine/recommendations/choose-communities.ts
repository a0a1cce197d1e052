import type { StanceGroup } from "#engine/policy/stances.ts";
import type { Assessment, KnownCommunity } from "./assess-match.ts";

export type Candidate<K extends KnownCommunity = KnownCommunity> = Assessment & { community: K };

/** In which order groups are shown. */
export const SHOWN_GROUPS = ["post", "take-part", "not-known"] as const satisfies StanceGroup[];

/** From here on a community is rather right than wrong. */
const LEAST_RELEVANCE: Partial<Record<StanceGroup, number>> = {
  post: 0.5,
  "take-part": 0.6,
  "not-known": 0.6,
};
/** Where hardly anything fits, the next best follow, with the little that they promise. */
const FEWEST = 3;
const LEAST_OF_FEW = 0.35;

/** Those that fit: where one may post first, then where one may take part, then the unknown; best first. */
export function chooseCommunities<C extends Assessment>(candidates: C[], limit: number): C[] {
  const ordered = candidates
    .filter(({ group }) => group !== "left-out")
    .toSorted((a, b) => b.relevance - a.relevance);
  const fits = ordered.filter(({ group, relevance }) => relevance >= (LEAST_RELEVANCE[group] ?? 1));
  const next = ordered.filter((one) => !fits.includes(one) && one.relevance >= LEAST_OF_FEW);
  const shown = [...fits, ...next.slice(0, Math.max(0, FEWEST - fits.length))];
  return groupCommunities(shown).slice(0, limit);
}

/** An ordered list, group by group; each keeps its order. */
export function groupCommunities<C extends Pick<Assessment, "group">>(ordered: C[]): C[] {
  return SHOWN_GROUPS.flatMap((group) => ordered.filter((one) => one.group === group));
}
