import { loadProfiles } from "#catalogue/profiles.ts";
import { readCatalogue } from "#catalogue/read-catalogue.ts";
import type { KnownCommunity } from "#engine/recommendations/assess-match.ts";
import type { CommunitiesWanted } from "#engine/recommendations/rank-candidates.ts";

export type Catalogue = {
  ids: Set<string>;
  /** As the server asks its database. */
  lookUp: (wanted: CommunitiesWanted) => Promise<KnownCommunity[]>;
};

/** The shipped catalogue in memory, in place of a database. */
export async function openCatalogue(): Promise<Catalogue> {
  const profiles = loadProfiles();
  const byId = new Map<string, KnownCommunity>();
  const byRow = new Map<number, KnownCommunity>();
  for await (const batch of readCatalogue()) {
    for (const { facts, modelRow } of batch) {
      const id = facts.name.toLowerCase();
      const community = { id, modelRow, facts, hasProfile: profiles.has(id) };
      byId.set(id, community);
      if (modelRow !== null) byRow.set(modelRow, community);
    }
  }
  const lookUp = async ({ rows, mostOfRows, ids, fewestMembers }: CommunitiesWanted) => {
    const isLarge = ({ facts }: KnownCommunity) => facts.members >= fewestMembers;
    const ranked = rows.flatMap((row) => byRow.get(row) ?? []).filter(isLarge);
    const named = ids.flatMap((id) => byId.get(id) ?? []).filter(isLarge);
    return [...new Set([...ranked.slice(0, mostOfRows), ...named])];
  };
  return { ids: new Set(byId.keys()), lookUp };
}
