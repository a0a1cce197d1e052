import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { prepareBatches } from "./catalogue-rows.ts";

/** One batch ahead of whoever takes them, and no more: each `taken` asks for another. */
const { file } = workerData as { file: string | undefined };
for await (const batch of prepareBatches(file === undefined ? undefined : new URL(file))) {
  parentPort?.postMessage(batch);
  if (parentPort) await once(parentPort, "message");
}
parentPort?.postMessage(null);
parentPort?.close();
