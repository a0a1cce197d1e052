import { type Brief, MAX_BRIEF_BYTES } from "#contract/project.ts";
import { holdsCsv, readCsvBrief } from "./read-csv-brief.ts";
import { decodeText } from "./decode-text.ts";
import { refuseBrief } from "./refuse-brief.ts";
import { kindOfDocument, readDocument } from "./read-document.ts";
import { readTextBrief } from "./read-text-brief.ts";

/** What a founder's file says about the project. Its bytes decide what it is, not its name. */
export async function readBrief(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  readerId: string,
): Promise<Brief> {
  if (bytes.byteLength === 0) throw refuseBrief("empty");
  if (bytes.byteLength > MAX_BRIEF_BYTES) throw refuseBrief("too-large");
  const kind = kindOfDocument(bytes);
  const brief = kind
    ? readTextBrief(await readDocument(kind, bytes, readerId))
    : readPlainBrief(decodeText(bytes), fileName);
  if (brief.description === "" && brief.name === null && brief.url === null) {
    throw refuseBrief("says-nothing");
  }
  return brief;
}

function readPlainBrief(text: string, fileName: string): Brief {
  return holdsCsv(text, fileName) ? readCsvBrief(text) : readTextBrief(text);
}
