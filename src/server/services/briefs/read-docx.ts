import { Parser } from "htmlparser2";
import type { DocumentAnswer } from "./read-document.ts";
import { inflateRawSync } from "node:zlib";

const MAX_XML_BYTES = 16 * 1024 * 1024;
const MAX_CHARACTERS = 200_000;
const MAIN_PART = /^word\/document\d*\.xml$/;

/** Only in a thread of its own: what it unpacks to may take long to read. */
export function readDocx(bytes: Uint8Array): DocumentAnswer {
  const entries = listZip(bytes);
  const main = entries?.find(({ name }) => MAIN_PART.test(name));
  if (!main)
    return { fault: entries === null && namesMainPart(bytes) ? "docx-broken" : "not-text" };
  if (main.isEncrypted) return { fault: "docx-encrypted" };
  const unpacked = unpackEntry(bytes, main, MAX_XML_BYTES);
  if (unpacked === "too-large") return { fault: "docx-too-complex" };
  const xml = unpacked && decode(unpacked);
  // Word declares no entities; whoever does wants them to be expanded without end.
  return xml === null || /<!(?:DOCTYPE|ENTITY)/i.test(xml)
    ? { fault: "docx-broken" }
    : { text: readParagraphs(xml).slice(0, MAX_CHARACTERS) };
}

/** Half a Word file has lost its directory, but not the names before its parts. */
function namesMainPart(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes("word/document");
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Paragraphs as Markdown would write them: headings, list items, a row of a table in a line. */
function readParagraphs(xml: string): string {
  const lines: string[] = [];
  let length = 0;
  let text = "";
  let mark = "";
  let lastKind = "";
  let isText = false;
  /** The cells of the row that is being read; null outside tables. */
  let cells: string[] | null = null;
  /** What other programs see instead of a drawing repeats its words. */
  let fallbacks = 0;

  function endParagraph(): void {
    const line = text.trim();
    if (cells) cells.push(line);
    else if (line !== "") addLine(`${mark}${line}`, mark === "- " ? "item" : "prose");
    text = "";
    mark = "";
  }

  /** Items of a list and rows of a table belong together; all else is a paragraph by itself. */
  function addLine(line: string, kind: "item" | "row" | "prose"): void {
    if (length > MAX_CHARACTERS) return;
    lines.push(kind !== "prose" && kind === lastKind ? "\n" : "\n\n", line);
    lastKind = kind;
    length += line.length;
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "mc:Fallback") fallbacks += 1;
        else if (name === "w:t") isText = fallbacks === 0;
        else if (name === "w:tab") text += " ";
        else if (name === "w:br" || name === "w:cr") text += "\n";
        else if (name === "w:tr") cells = [];
        else if (name === "w:numPr") mark ||= "- ";
        else if (name === "w:pStyle" && /^(?:title|heading\d)$/i.test(attributes["w:val"] ?? ""))
          mark = "# ";
      },
      ontext(words) {
        if (isText && length + text.length <= MAX_CHARACTERS) text += words;
      },
      onclosetag(name) {
        if (name === "w:t") isText = false;
        else if (name === "w:p") endParagraph();
        else if (name === "mc:Fallback") fallbacks -= 1;
        else if (name === "w:tr" && cells) {
          const [label = "", ...values] = cells.filter(Boolean);
          cells = null;
          addLine(values.length === 0 ? label : `${label}: ${values.join(", ")}`, "row");
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return lines.join("");
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 5000;
const STORED = 0;
const DEFLATED = 8;

type ZipEntry = {
  name: string;
  isEncrypted: boolean;
  method: number;
  /** Where its packed bytes begin and end, by the directory. */
  start: number;
  packedBytes: number;
};

/** What a zip says it holds; null where it is none, or is damaged. */
function listZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return null;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(
        bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      ),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      start: view.getUint32(at + 42, true),
      packedBytes: view.getUint32(at + 20, true),
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

/** The entry's bytes; "too-large" beyond `mostBytes`, whatever size it states, and null where it is damaged. */
function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  mostBytes: number,
): Uint8Array | "too-large" | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, packedBytes, method } = entry;
  if (start + LOCAL_BYTES > bytes.byteLength || view.getUint32(start, true) !== LOCAL_ENTRY)
    return null;
  const from =
    start + LOCAL_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const packed = bytes.subarray(from, from + packedBytes);
  if (packed.byteLength < packedBytes) return null;
  if (method === STORED) return packed.byteLength > mostBytes ? "too-large" : packed;
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? "too-large" : null;
  }
}
