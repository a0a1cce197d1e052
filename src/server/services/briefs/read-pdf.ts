import { Worker } from "node:worker_threads";
import { type BriefFault, refuseBrief } from "./refuse-brief.ts";

const TIME_LIMIT_MS = 5000;
/** What a stream unpacks to lies outside the worker's heap, so the whole process is watched. */
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;
const WATCH_INTERVAL_MS = 20;

export type PdfAnswer = { text: string } | { fault: BriefFault };

export function isPdf(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 16));
  return /^(?:ï»¿)?\s*%PDF-/.test(start);
}

let lastReading: Promise<unknown> = Promise.resolve();

/** The text of a PDF's first pages. One is read at a time: each may take a lot of memory. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const reading = lastReading.then(() => askWorker(bytes));
  lastReading = reading.catch(() => undefined);
  const answer = await reading;
  if ("fault" in answer) throw refuseBrief(answer.fault);
  if (!/\p{L}{2}/u.test(answer.text)) throw refuseBrief("pdf-without-text");
  return answer.text;
}

/** A PDF can be made to run forever or to unpack without end: it is read where it can be stopped. */
function askWorker(bytes: Uint8Array): Promise<PdfAnswer> {
  return new Promise((resolve) => {
    const data = new Uint8Array(bytes);
    const worker = new Worker(new URL("./read-pdf-worker.ts", import.meta.url), {
      workerData: data,
      transferList: [data.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      env: {},
      stdout: true,
      stderr: true,
    });
    const tooComplex: PdfAnswer = { fault: "pdf-too-complex" };
    const startBytes = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - startBytes > MAX_GROWTH_BYTES) end(tooComplex);
    }, WATCH_INTERVAL_MS);
    const limit = setTimeout(() => end(tooComplex), TIME_LIMIT_MS);

    let first: PdfAnswer | null = null;
    function end(answer: PdfAnswer) {
      first ??= answer;
      clearInterval(watch);
      clearTimeout(limit);
      const settle = () => resolve(first ?? answer);
      // Only when the worker is gone is its memory free for the next one.
      worker.terminate().then(settle, settle);
    }
    worker.on("message", end);
    worker.on("error", (error: Error & { code?: string }) =>
      end(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooComplex : { fault: "pdf-broken" }),
    );
    worker.on("exit", () => end({ fault: "pdf-broken" }));
  });
}
