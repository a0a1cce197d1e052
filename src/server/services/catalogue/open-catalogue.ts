import { on } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { CopyBatch } from "#server/db/subreddits/catalogue-repository.ts";
import { readCatalogueHeader } from "#catalogue/read-catalogue.ts";
import { StartError } from "#server/start/start-error.ts";
import type { CatalogueSource } from "./load-catalogue.ts";

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

/**
 * Prepared by a thread of their own, so that reading and writing go on side by side, and what the
 * reading needed is gone with the thread.
 */
async function* readBatches(file: URL | undefined): AsyncIterable<CopyBatch> {
  const worker = new Worker(new URL("./prepare-batches-worker.ts", import.meta.url), {
    workerData: { file: file?.href },
  });
  try {
    for await (const [batch] of on(worker, "message") as AsyncIterable<[CopyBatch | null]>) {
      if (batch === null) return;
      worker.postMessage("taken");
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}
