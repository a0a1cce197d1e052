import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import { listIdsOfLanguage } from "#catalogue/languages.ts";
import { findNote } from "#catalogue/notes.ts";
import { readWholeCatalogue } from "#catalogue/testing/whole-catalogue.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import { addImplied } from "#engine/policy/unwanted/add-implied.ts";
import {
  type CommunitiesWanted,
  FEWEST_MEMBERS,
} from "#engine/recommendations/rank-communities.ts";

export type Catalogue = {
  ids: Set<string>;
  /** As the server asks its database. */
  lookUp: (wanted: CommunitiesWanted) => Promise<(Entry & { policy: Policy })[]>;
};

type Entry = Omit<KnownCommunity, "policy">;

let opened: Promise<Catalogue> | null = null;

/** The shipped catalogue in memory, in place of a database; unpacked once in a process. */
export function openCatalogue(): Promise<Catalogue> {
  return (opened ??= unpackCatalogue());
}

async function unpackCatalogue(): Promise<Catalogue> {
  const byId = new Map<string, Entry>();
  const byRow = new Map<number, Entry>();
  for (const { facts, modelRow } of await readWholeCatalogue()) {
    const community = { id: facts.name.toLowerCase(), modelRow, facts };
    byId.set(community.id, community);
    if (modelRow !== null) byRow.set(modelRow, community);
  }
  const lookUp = async (wanted: CommunitiesWanted) => {
    const { rows, ids, language } = wanted;
    const ranked = rows.flatMap((row) => byRow.get(row) ?? []).filter(isLarge);
    const named = [...ids, ...(language ? listIdsOfLanguage(language) : [])]
      .flatMap((id) => byId.get(id) ?? [])
      .filter(isLarge);
    return [...new Set([...ranked, ...named])].map(withPolicy);
  };
  return { ids: new Set(byId.keys()), lookUp };
}

function isLarge({ facts }: Entry): boolean {
  return facts.members >= FEWEST_MEMBERS;
}

function withPolicy(entry: Entry): Entry & { policy: Policy } {
  const { id, facts } = entry;
  const note = findNote(id);
  return {
    ...entry,
    policy: prepareDemands(
      addImplied(derivePolicy({ subredditId: id, facts, origin: "catalogue", note, own: null })),
    ),
  };
}
