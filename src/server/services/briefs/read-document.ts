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
        "Your other briefs are still being read. Upload this one when they are done.",
        details,
      )
    : new ServiceError(
        "UNAVAILABLE",
        "Many briefs are being read right now. Please try again in a minute, or upload yours as text.",
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
    "This file is not really text, Markdown, CSV, PDF or DOCX. Save the brief as one of these and upload it again.",
  "not-utf-8": "This text is not saved as UTF-8. Save it as UTF-8 and upload it again.",
  "says-nothing": "This file has no words to read.",
  "csv-without-fields":
    "This CSV has no column or row called name, description or url, so nothing could be taken from it.",
  "csv-broken": "This CSV could not be read. Check its quotation marks.",
  "pdf-without-text":
    "This PDF has no text, perhaps because it was scanned. Save the brief as text and upload it again.",
  "pdf-broken": "This PDF is damaged and could not be read.",
  "pdf-encrypted": "This PDF is protected by a password. Remove it and upload the file again.",
  "pdf-too-complex":
    "This PDF takes too much time or memory to read. Save the brief as text and upload it again.",
  "docx-without-text": "This Word file has no text to read.",
  "docx-broken": "This Word file is damaged and could not be read.",
  "docx-encrypted":
    "This Word file is protected by a password. Remove it and upload the file again.",
  "docx-too-complex":
    "This Word file takes too much time or memory to read. Save the brief as text and upload it again.",
  "doc-old":
    "This is an old Word file, or one with a password. Save it as .docx without a password and upload it again.",
};

type BriefFault = keyof typeof SENTENCES;

export function refuseBrief(fault: BriefFault): ServiceError {
  return new ServiceError("VALIDATION", SENTENCES[fault], { fault });
}
