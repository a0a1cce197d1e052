/** How far into a page browsers look for its character set. */
const PRESCAN_BYTES = 1024;

/** By byte order mark, then header, then <meta>, as browsers do; UTF-8 where none says. */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const label = labelOfMark(bytes) ?? labelIn(contentType ?? "") ?? labelOfMeta(bytes) ?? "utf-8";
  return createDecoder(label).decode(bytes);
}

function labelOfMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

function labelOfMeta(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN_BYTES));
  const tags = start.match(/<(?:meta|\?xml)[^<>]{1,500}>/gi) ?? [];
  const tag = tags.find((text) => /^<meta.+charset|^<\?xml.+encoding/is.test(text));
  const label = tag === undefined ? null : labelIn(tag);
  // A page that says so in single bytes is not UTF-16, whatever it says.
  return label?.toLowerCase().startsWith("utf-16") ? "utf-8" : label;
}

function labelIn(text: string): string | null {
  return /(?:charset|encoding)\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1] ?? null;
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("utf-8");
  }
}
