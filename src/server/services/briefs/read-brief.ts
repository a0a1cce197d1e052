import { type Brief, MAX_BRIEF_BYTES } from "#contract/project.ts";
import { holdsCsv, readCsvBrief } from "./read-csv-brief.ts";
import { decodeText } from "./decode-text.ts";
import { refuseBrief } from "./refuse-brief.ts";
import { isPdf, readPdf } from "./read-pdf.ts";
import { readTextBrief } from "./read-text-brief.ts";

/** What a founder's file says about the project. Its bytes decide what it is, not its name. */
export async function readBrief(file: { bytes: Uint8Array; fileName: string }): Promise<Brief> {
  const { bytes, fileName } = file;
  if (bytes.byteLength === 0) throw refuseBrief("empty");
  if (bytes.byteLength > MAX_BRIEF_BYTES) throw refuseBrief("too-large");
  const brief = isPdf(bytes)
    ? readTextBrief(await readPdf(bytes))
    : readPlainBrief(decodeText(bytes), fileName);
  if (brief.description === "" && brief.name === null && brief.url === null) {
    throw refuseBrief("says-nothing");
  }
  return brief;
}

function readPlainBrief(text: string, fileName: string): Brief {
  return holdsCsv(text, fileName) ? readCsvBrief(text) : readTextBrief(text);
}
