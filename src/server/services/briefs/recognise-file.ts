import { refuseBrief } from "./refuse-brief.ts";

export type DocumentKind = "pdf" | "docx";

/** By its first bytes; null where it is no document of these kinds. */
export function kindOfDocument(bytes: Uint8Array): DocumentKind | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 16));
  if (/^(?:ï»¿)?\s*%PDF-/.test(start)) return "pdf";
  return start.startsWith("PK\u0003\u0004") ? "docx" : null;
}

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
/** Text by its bytes, but written for a program. */
const MARKED_UP = /^\s*(?:\{\\rtf|<!doctype html|<html|<\?xml|%!ps)/i;

/** UTF-8 without its byte order mark; throws where the bytes are something else than plain text. */
export function decodeText(bytes: Uint8Array): string {
  if (isOldWord(bytes)) throw refuseBrief("doc-old");
  if (isUtf16(bytes)) throw refuseBrief("not-utf-8");
  const text = decode(bytes);
  if (text === null) throw refuseBrief(hasControlBytes(bytes) ? "not-text" : "not-utf-8");
  if (CONTROL.test(text) || MARKED_UP.test(text)) throw refuseBrief("not-text");
  return text.replace(/\r\n?|\f/g, "\n");
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Office's container of before 2007, which still holds files with a password. */
function isOldWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 8)).toString("hex") === "d0cf11e0a1b11ae1";
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Old encodings of text have letters above 127, but no control characters either. */
function hasControlBytes(bytes: Uint8Array): boolean {
  return CONTROL.test(new TextDecoder("windows-1252").decode(bytes));
}
