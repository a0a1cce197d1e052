import { loadProfiles } from "#catalogue/profiles.ts";
import { readCatalogue } from "#catalogue/read-catalogue.ts";
import type { KnownCommunity, RowsWanted } from "#engine/recommendations/rank-candidates.ts";

export type Catalogue = {
  ids: Set<string>;
  /** As the server asks its database. */
  lookUp: (wanted: RowsWanted) => Promise<KnownCommunity[]>;
};

/** The shipped catalogue in memory, in place of a database. */
export async function openCatalogue(): Promise<Catalogue> {
  const profiles = loadProfiles();
  const ids = new Set<string>();
  const byRow = new Map<number, KnownCommunity>();
  for await (const batch of readCatalogue()) {
    for (const { facts, modelRow } of batch) {
      const id = facts.name.toLowerCase();
      ids.add(id);
      if (modelRow === null) continue;
      byRow.set(modelRow, { id, modelRow, facts, hasProfile: profiles.has(id) });
    }
  }
  const lookUp = async ({ rows, fewestMembers, most }: RowsWanted) =>
    rows
      .flatMap((row) => byRow.get(row) ?? [])
      .filter(({ facts }) => facts.members >= fewestMembers)
      .slice(0, most);
  return { ids, lookUp };
}
