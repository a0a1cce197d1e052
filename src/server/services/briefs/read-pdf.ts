import { getDocumentProxy } from "unpdf";
import { joinLines } from "./join-lines.ts";
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
