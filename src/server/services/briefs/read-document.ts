import { Worker } from "node:worker_threads";
import { createFairQueue, QueueFull } from "#server/start/fair-queue.ts";
import { ServiceError } from "#server/service-error.ts";
import { OUT_OF_BUFFERS } from "./limit-buffers.ts";
import type { DocumentKind } from "./recognise-file.ts";
import { type BriefFault, refuseBrief } from "./refuse-brief.ts";

const TIME_LIMIT_MS = 5000;
const RETRY_AFTER_SECONDS = 30;

/** One is read at a time, since each may take a lot of memory; nobody has more than one other waiting. */
const desk = createFairQueue({
  places: 1,
  most: 11,
  mostPerKey: 2,
  longestWaitMs: 30_000,
});

export type DocumentAnswer = { text: string } | { fault: BriefFault };

/** The text of a document's first pages. `readerId` is who waits for it. */
export async function readDocument(
  kind: DocumentKind,
  bytes: Uint8Array,
  readerId: string,
): Promise<string> {
  const answer = await desk
    .run(readerId, () => askWorker(kind, bytes))
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? refuseForNow(error) : error;
    });
  if ("fault" in answer) throw refuseBrief(answer.fault);
  if (!/\p{L}{2}/u.test(answer.text)) throw refuseBrief(`${kind}-without-text`);
  return answer.text;
}

function refuseForNow({ reason }: QueueFull): ServiceError {
  const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return reason === "own"
    ? new ServiceError(
        "RATE_LIMITED",
        "We're still reading your other briefs. Upload this one afterwards.",
        details,
      )
    : new ServiceError(
        "UNAVAILABLE",
        "We're reading a lot of briefs right now. Try again in a minute, or upload yours as text.",
        details,
      );
}

/** A document can be made to run forever or to unpack without end: it is read where it can be stopped. */
function askWorker(kind: DocumentKind, bytes: Uint8Array): Promise<DocumentAnswer> {
  return new Promise((resolve) => {
    const data = new Uint8Array(bytes);
    const worker = new Worker(new URL("./read-document-worker.ts", import.meta.url), {
      workerData: { kind, bytes: data },
      transferList: [data.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      env: {},
      stdout: true,
      stderr: true,
    });
    const tooComplex: DocumentAnswer = { fault: `${kind}-too-complex` };
    const broken: DocumentAnswer = { fault: `${kind}-broken` };
    const limit = setTimeout(() => end(tooComplex), TIME_LIMIT_MS);

    let first: DocumentAnswer | null = null;
    function end(answer: DocumentAnswer) {
      first ??= answer;
      clearTimeout(limit);
      const settle = () => resolve(first ?? answer);
      // Only when the worker is gone is its memory free for the next one.
      worker.terminate().then(settle, settle);
    }
    worker.on("message", end);
    worker.on("error", (error: Error & { code?: string }) =>
      end(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooComplex : broken),
    );
    worker.on("exit", (code) => end(code === OUT_OF_BUFFERS ? tooComplex : broken));
  });
}
