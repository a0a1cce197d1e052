import { Worker } from "node:worker_threads";
import { createFairQueue, QueueFull } from "#server/start/fair-queue.ts";
import { ServiceError } from "#server/service-error.ts";
import { OUT_OF_BUFFERS } from "./limit-buffers.ts";
import { BRIEF_FILE } from "#engine/projects/project-fields.ts";

const TIME_LIMIT_MS = 5000;
const RETRY_AFTER_SECONDS = 30;

/** One is read at a time, since each may take a lot of memory; nobody has more than one other waiting. */
const desk = createFairQueue({
  places: 1,
  most: 11,
  mostPerKey: 2,
  longestWaitMs: 30_000,
});

export type DocumentKind = "pdf" | "docx";
export type DocumentAnswer = { text: string } | { fault: BriefFault };

/** By its first bytes; null where it is no document of these kinds. */
export function kindOfDocument(bytes: Uint8Array): DocumentKind | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 16));
  if (/^(?:ï»¿)?\s*%PDF-/.test(start)) return "pdf";
  return start.startsWith("PK\u0003\u0004") ? "docx" : null;
}

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

const SENTENCES = {
  empty: "This file is empty.",
  "too-large": BRIEF_FILE.tooLarge,
  "not-text":
    "This file isn't really text, Markdown, CSV, PDF or DOCX. Save it as one of these and upload it again.",
  "not-utf-8": "This text isn't UTF-8. Save it as UTF-8 and upload it again.",
  "says-nothing": "This file has no words to read.",
  "csv-without-fields": "This CSV needs a column or row called name, description or url.",
  "csv-broken": "We couldn't read this CSV. Check its quotation marks.",
  "pdf-without-text": "This PDF has no text. Was it scanned? Upload the brief as text.",
  "pdf-broken": "This PDF is damaged.",
  "pdf-encrypted": "This PDF has a password. Remove it and upload the file again.",
  "pdf-too-complex": "This PDF is too complex. Upload the brief as text.",
  "docx-without-text": "This Word file has no text to read.",
  "docx-broken": "This Word file is damaged.",
  "docx-encrypted": "This Word file has a password. Remove it and upload the file again.",
  "docx-too-complex": "This Word file is too complex. Upload the brief as text.",
  "doc-old":
    "This Word file is old or has a password. Save it as .docx without one and upload it again.",
};

type BriefFault = keyof typeof SENTENCES;

export function refuseBrief(fault: BriefFault): ServiceError {
  return new ServiceError("VALIDATION", SENTENCES[fault], { fault });
}
