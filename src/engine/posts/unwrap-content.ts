/** The parts of a post that its content may hold as JSON. */
export type PostTexts = { title: string; content: string; editSection: string | null };

export const UNTITLED = "Untitled Post";

const FENCE = /^```(?:json)?([\s\S]*?)(?:```)?$/i;
const FIELDS = ["title", "content", "editSection"] as const;

/**
 * Language models, and clients of old, store a whole post as JSON in its content. Shown is the text
 * in it, also where the JSON is broken. Content that is plain text stays as it is, even if it begins
 * with JSON: that is what its author wants to show.
 */
export function unwrapContent(post: PostTexts): PostTexts {
  const inner = readInner(post.content);
  return {
    title: firstText(inner?.title, post.title) ?? UNTITLED,
    content: inner?.content ?? post.content,
    editSection: firstText(inner?.editSection, post.editSection),
  };
}

type Inner = Partial<Record<(typeof FIELDS)[number], string>> & { content: string };

function readInner(content: string): Inner | null {
  const text = content.trim().replace(FENCE, "$1").trim();
  if (!text.startsWith("{")) return null;
  return parseWhole(text) ?? (hasMoreBehind(text) ? null : extractFields(text));
}

function parseWhole(text: string): Inner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const fields = FIELDS.map((name) => [name, (value as Record<string, unknown>)[name]] as const);
    const texts = fields.filter(([, field]) => typeof field === "string");
    return withContent(Object.fromEntries(texts) as Partial<Inner>);
  } catch {
    return null;
  }
}

/** A closed object with other text behind it is an example in that text, not the post itself. */
function hasMoreBehind(text: string): boolean {
  return Array.from(text.matchAll(/"\s*(?:,\s*)?\}(?=\s*[^\s,}\]"])/g)).some(
    ({ index }) => !isEscaped(text, index),
  );
}

/** Broken JSON: each field's text up to its closing quote, or to the end where it was cut off. */
function extractFields(text: string): Inner | null {
  const inner: Partial<Inner> = {};
  for (const name of FIELDS) {
    const opening = new RegExp(`"${name}"\\s*:\\s*"`).exec(text);
    if (opening) inner[name] = unescape(readString(text, opening.index + opening[0].length));
  }
  return withContent(inner);
}

/** Without the text itself it is no post. */
function withContent({ content, ...others }: Partial<Inner>): Inner | null {
  return content === undefined ? null : { ...others, content };
}

/** A quote ends the text where a comma with the next field, a brace or nothing follows. */
function readString(text: string, start: number): string {
  const closing = /"\s*(?:,\s*"(?:title|content|editSection)"\s*:|\}\s*$|$)/g;
  closing.lastIndex = start;
  for (let match = closing.exec(text); match; match = closing.exec(text)) {
    if (!isEscaped(text, match.index)) return text.slice(start, match.index);
    closing.lastIndex = match.index + 1;
  }
  return text.slice(start).replace(/(?<!["\s,}])["\s,}]+$/, "");
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "", b: "", f: "" };

function unescape(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code?: string, letter?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[letter ?? ""] ?? letter ?? ""),
  );
}

function firstText(...texts: (string | null | undefined)[]): string | null {
  return texts.find((text) => text?.trim()) ?? null;
}
