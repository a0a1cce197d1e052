import { loadProfiles } from "#catalogue/profiles.ts";
import type { CatalogueEntry } from "#catalogue/catalogue-file.ts";
import type { Profile } from "#catalogue/profiles.ts";
import { readCatalogue } from "#catalogue/read-catalogue.ts";
import { type CopyBatch, formatBatch, formatWords } from "#server/db/catalogue-repository.ts";
import { toCatalogueRow } from "./catalogue-row.ts";
import { createWordCount } from "./count-words.ts";

/** The catalogue as the database takes it, a few thousand rows at a time, and last its words. */
export async function* prepareBatches(file: URL | undefined): AsyncIterable<CopyBatch> {
  const profiles = loadProfiles();
  const words = createWordCount();
  for await (const entries of readCatalogue(file)) {
    for (const { facts } of entries) {
      words.add(facts, profiles.get(facts.name.toLowerCase())?.description ?? "");
    }
    yield prepareBatch(entries, profiles);
  }
  yield { count: 0, rows: "", facts: "", words: formatWords(words.list()) };
}

export function prepareBatch(
  entries: CatalogueEntry[],
  profiles: ReadonlyMap<string, Profile>,
): CopyBatch {
  const rows = entries.map(({ facts, modelRow }) => {
    const profile = profiles.get(facts.name.toLowerCase());
    return toCatalogueRow(facts, { modelRow, source: "catalogue", refreshedAt: null }, profile);
  });
  return formatBatch(rows);
}
