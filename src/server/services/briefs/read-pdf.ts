import { getDocumentProxy } from "unpdf";
import type { DocumentAnswer } from "./read-document.ts";

const MAX_PAGES = 30;
const MAX_CHARACTERS = 200_000;

/** Only in a thread of its own: it may be made to run without end. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentAnswer> {
  try {
    return { text: await readText(bytes) };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { fault: isLocked ? "pdf-encrypted" : "pdf-broken" };
  }
}

async function readText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false });
  let text = "";
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${joinLines(items.filter((item) => "str" in item))}\n\n`;
    if (text.length >= MAX_CHARACTERS) break;
  }
  return text.slice(0, MAX_CHARACTERS);
}

/** A run of text on a page of a PDF; `transform` ends in its place, from the lower left. */
type TextRun = { str: string; hasEOL: boolean; height: number; transform: number[] };

/** Lines further apart than this many of their own heights are of two paragraphs. */
const PARAGRAPH_GAP = 1.7;

/** A page's runs as lines, with an empty line where the page leaves a gap. */
function joinLines(runs: TextRun[]): string {
  let text = "";
  let lastY: number | null = null;
  for (const { str, hasEOL, height, transform } of runs) {
    const y = transform[5] ?? 0;
    const isNewLine = text === "" || text.endsWith("\n");
    if (str.trim() !== "" && isNewLine) {
      if (lastY !== null && Math.abs(lastY - y) > PARAGRAPH_GAP * (height || 12)) text += "\n";
      lastY = y;
    }
    text += str + (hasEOL ? "\n" : "");
  }
  return text;
}
