/** How well a community fits somebody, 0 to 1. */
export type Fit = { id: string; relevance: number };
export type Rival = { id: string; fits: readonly Fit[] };

export type ComparedCommunity = {
  id: string;
  /** Which competitors it fits, the best match first. */
  rivalIds: string[];
  /** Of the competitor it fits best; null where it fits none of them. */
  theirs: number | null;
  /** null where it is not among what fits the user's project. */
  yours: number | null;
};

export type CommunityComparison = Record<"onlyThem" | "both" | "onlyYou", ComparedCommunity[]>;

/** More than a founder can look at in one sitting says no more. */
export const MOST_OF_A_GROUP = 12;

/**
 * Who a community fits: competitors and not the project, both, or the project alone. What was chosen
 * for the project counts as fitting it. Where more competitors meet comes first.
 */
export function compareCommunities(
  yours: readonly Fit[],
  rivals: readonly Rival[],
): CommunityComparison {
  const own = new Map(yours.map(({ id, relevance }) => [id, relevance]));
  const met = meetRivals(rivals);
  const compared = [...new Set([...met.keys(), ...own.keys()])].map((id): ComparedCommunity => {
    const matches = met.get(id) ?? [];
    return {
      id,
      rivalIds: matches.map(({ rivalId }) => rivalId),
      theirs: matches[0]?.relevance ?? null,
      yours: own.get(id) ?? null,
    };
  });
  const pick = (isOne: (community: ComparedCommunity) => boolean) =>
    compared.filter(isOne).toSorted(compareWeight).slice(0, MOST_OF_A_GROUP);
  return {
    onlyThem: pick(({ theirs, yours: ours }) => theirs !== null && ours === null),
    both: pick(({ theirs, yours: ours }) => theirs !== null && ours !== null),
    onlyYou: pick(({ theirs }) => theirs === null),
  };
}

type Match = { rivalId: string; relevance: number };

function meetRivals(rivals: readonly Rival[]): Map<string, Match[]> {
  const met = new Map<string, Match[]>();
  for (const { id: rivalId, fits } of rivals) {
    for (const { id, relevance } of fits) {
      met.set(id, [...(met.get(id) ?? []), { rivalId, relevance }]);
    }
  }
  for (const matches of met.values()) matches.sort((a, b) => b.relevance - a.relevance);
  return met;
}

function compareWeight(a: ComparedCommunity, b: ComparedCommunity): number {
  return (
    b.rivalIds.length - a.rivalIds.length ||
    (b.theirs ?? 0) - (a.theirs ?? 0) ||
    (b.yours ?? 0) - (a.yours ?? 0) ||
    (a.id < b.id ? -1 : 1)
  );
}
