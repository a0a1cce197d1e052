import { parentPort, workerData } from "node:worker_threads";
import { limitBuffers, OUT_OF_BUFFERS } from "./limit-buffers.ts";
import type { DocumentAnswer } from "./read-document.ts";
import type { DocumentKind } from "./recognise-file.ts";

const MAX_BUFFER_BYTES = 256 * 1024 * 1024;

limitBuffers(globalThis, MAX_BUFFER_BYTES, () => process.exit(OUT_OF_BUFFERS));
// It unpacks where nothing is counted; without it the reader of PDFs unpacks by itself.
Reflect.deleteProperty(globalThis, "DecompressionStream");

const { kind, bytes } = workerData as { kind: DocumentKind; bytes: Uint8Array };
const result = await answer();
parentPort?.postMessage(result, []);

/** The readers are imported when their buffers are counted already. */
async function answer(): Promise<DocumentAnswer> {
  if (kind === "docx") return (await import("./read-docx.ts")).readDocx(bytes);
  return (await import("./read-pdf.ts")).readPdf(bytes);
}
