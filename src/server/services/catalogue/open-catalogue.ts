import { pathToFileURL } from "node:url";
import { readCatalogueHeader } from "#catalogue/read-catalogue.ts";
import { StartError } from "#server/start/start-error.ts";
import type { CatalogueSource } from "./load-catalogue.ts";
import { readBatches } from "./read-batches.ts";

/** The shipped catalogue, or the operator's own. */
export async function openCatalogue(file: string | null): Promise<CatalogueSource> {
  const url = file === null ? undefined : pathToFileURL(file);
  const header = await readCatalogueHeader(url).catch((cause: Error) => {
    throw new StartError(
      `The catalogue in ${file ?? "the package"} can't be read (${cause.message}).`,
      { cause },
    );
  });
  return { header, batches: () => readBatches(url) };
}
