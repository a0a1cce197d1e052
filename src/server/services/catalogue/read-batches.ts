import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { CopyBatch } from "#server/db/subreddits/catalogue-repository.ts";

/**
 * Prepared by a thread of their own, so that reading and writing go on side by side, and what the
 * reading needed is gone with the thread.
 */
export async function* readBatches(file: URL | undefined): AsyncIterable<CopyBatch> {
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
