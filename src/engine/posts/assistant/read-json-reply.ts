import { unwrapContent } from "../unwrap-content.ts";

/** What a reply holds for one post. */
export type ReplyPart = { titles: string[]; content: string; flair: string | null };

/** A reply that is JSON, in a fence or with chatter around it; null where it is none. */
export function readJsonReply(text: string): ReplyPart[] | null {
  const json = findJson(text);
  if (json === null) return null;
  const value = parse(json);
  const found = value === undefined ? readBroken(json) : listObjects(value).flatMap(readObject);
  return found.length > 0 ? found : null;
}

/** From the first bracket on, where nothing but a line or two of chatter stands before it. */
function findJson(text: string): string | null {
  const start = text.search(/[{[]/);
  if (
    start < 0 ||
    start > LONGEST_CHATTER ||
    !/^[{[]\s*["{[]/.test(text.slice(start, start + 40))
  ) {
    return null;
  }
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  return end > start ? text.slice(start, end + 1) : text.slice(start);
}

const LONGEST_CHATTER = 300;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function listObjects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  const inner = fields["posts"] ?? fields["drafts"] ?? fields["options"];
  return Array.isArray(inner) ? inner.flatMap(listObjects) : [fields];
}

function readObject(fields: Record<string, unknown>): ReplyPart[] {
  const texts = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
  const first = (...names: string[]) =>
    names
      .map((name) => texts.get(name))
      .find((value) => typeof value === "string" && value.trim() !== "");
  const content = first("content", "body", "post", "text", "selftext", "comment");
  const listed = texts.get("titles");
  const titles = [first("title", "headline"), ...(Array.isArray(listed) ? listed : [])];
  const flair = first("flair");
  const part = {
    titles: titles
      .filter((title): title is string => typeof title === "string" && title.trim() !== "")
      .map((title) => title.trim()),
    content: typeof content === "string" ? content.trim() : "",
    flair: typeof flair === "string" ? flair.trim() : null,
  };
  return part.content === "" && part.titles.length === 0 ? [] : [part];
}

/** JSON that was cut off or has line breaks in its texts. */
function readBroken(json: string): ReplyPart[] {
  const { title, content } = unwrapContent({ title: "", content: json, editSection: null });
  if (content === json) return [];
  return [
    { titles: title === "Untitled Post" ? [] : [title], content: content.trim(), flair: null },
  ];
}
