import { Parser } from "htmlparser2";
import type { DocumentAnswer } from "./read-document.ts";
import { listZip, unpackEntry } from "./read-zip.ts";

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
