import { type CatalogueEntry, readCatalogue } from "#catalogue/catalogue-file.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import type { Database } from "#server/db/database.ts";
import { dumpTemplate } from "#server/db/open-embedded.ts";
import { loadCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { prepareBatch } from "#server/services/catalogue/catalogue-rows.ts";

/** Some whose members nobody counted. */
const ESTIMATED = new Set(["therapists", "Studium", "Kochen", "tinnitus", "curitiba"]);

/** About four thousand of the shipped subreddits: the largest, those with a profile, and some of every size. */
export async function readSample(): Promise<CatalogueEntry[]> {
  // Callers change what they got, and unpacking the whole catalogue takes seconds.
  return structuredClone(await (sampleOnce ??= pickSample()));
}
let sampleOnce: Promise<CatalogueEntry[]> | undefined;

async function pickSample(): Promise<CatalogueEntry[]> {
  const profiles = loadProfiles();
  const sample: CatalogueEntry[] = [];
  let position = 0;
  for await (const entries of readCatalogue()) {
    for (const entry of entries) {
      const { name } = entry.facts;
      const isWanted = profiles.has(name.toLowerCase()) || ESTIMATED.has(name);
      if (position < 200 || isWanted || position % 400 === 0) sample.push(entry);
      position += 1;
    }
  }
  return sample;
}

/** An embedded database with nothing but the sample, made once in a process. */
export function dumpSample(): Promise<Blob> {
  return (dumpOnce ??= dumpTemplate(loadSample));
}
let dumpOnce: Promise<Blob> | undefined;

export async function loadSample(database: Database, version = "sample"): Promise<void> {
  const sample = await readSample();
  const batches = async function* () {
    yield prepareBatch(sample, loadProfiles());
  };
  await loadCatalogue(
    { database, clock: () => new Date("2026-11-15T12:00:00Z") },
    { header: { version, count: sample.length }, batches },
  );
}
