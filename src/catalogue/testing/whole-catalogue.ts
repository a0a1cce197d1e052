import { type CatalogueEntry, readCatalogue } from "../catalogue-file.ts";

let read: Promise<CatalogueEntry[]> | null = null;

/** Every entry of the shipped catalogue. Unpacked once in a process: it takes two seconds. */
export function readWholeCatalogue(): Promise<readonly CatalogueEntry[]> {
  return (read ??= unpack());
}

async function unpack(): Promise<CatalogueEntry[]> {
  const entries: CatalogueEntry[] = [];
  for await (const batch of readCatalogue()) entries.push(...batch);
  return entries;
}
