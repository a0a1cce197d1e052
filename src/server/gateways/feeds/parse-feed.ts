import { Parser } from "htmlparser2";
import type { RawEntry } from "#engine/radar/feed-entry.ts";
import { readTextOfHtml } from "./read-text.ts";

/** Why what came is not taken for a feed. */
export type FeedFault = "not-a-feed" | "cut-off";

/** Reddit sends 100 at most. */
const MOST_ENTRIES = 200;
/** Atom nests four deep. */
const MAX_DEPTH = 16;
const SLICE_LENGTH = 8192;
const ATOM = "http://www.w3.org/2005/Atom";

/**
 * The entries of an Atom feed. It has to be whole: what ends early, closes wrongly or declares
 * entities of its own is refused, since half a feed would look like posts that are gone.
 */
export function parseFeed(xml: string, mostEntries = MOST_ENTRIES): RawEntry[] | FeedFault {
  const reader = createFeedReader();
  const parser = new Parser(reader.handler, { xmlMode: true });
  for (let at = 0; at < xml.length; at += SLICE_LENGTH) {
    parser.write(xml.slice(at, at + SLICE_LENGTH));
    const fault = reader.fault();
    if (fault) return fault;
    if (reader.entries.length >= mostEntries) return reader.entries.slice(0, mostEntries);
  }
  parser.end();
  return reader.fault() ?? (reader.isWhole() ? reader.entries : "cut-off");
}

type Attributes = Record<string, string>;

/** Elements of an entry of which the text is wanted, by the part that it becomes. */
const PARTS: Record<string, keyof RawEntry> = {
  id: "id",
  title: "title",
  content: "text",
  published: "published",
  updated: "updated",
};

function createFeedReader() {
  const entries: RawEntry[] = [];
  const open: string[] = [];
  let fault: FeedFault | null = null;
  let isWhole = false;
  let entry: RawEntry | null = null;
  let part: keyof RawEntry | null = null;
  let isHtml = false;
  let isJustOpen = false;

  function openEntryPart(name: string, attributes: Attributes, current: RawEntry): void {
    part = PARTS[name] ?? null;
    if (name === "content") isHtml = attributes["type"] === "html";
    if (name === "link" && (attributes["rel"] ?? "alternate") === "alternate") {
      current.link = attributes["href"] ?? "";
    }
    if (name === "category") current.community = attributes["term"] ?? "";
  }

  const handler = {
    onopentag(name: string, attributes: Attributes): void {
      if (open.length === 0 && (name !== "feed" || attributes["xmlns"] !== ATOM || isWhole)) {
        fault ??= "not-a-feed";
      }
      open.push(name);
      isJustOpen = true;
      if (open.length > MAX_DEPTH) fault ??= "not-a-feed";
      if (fault) return;
      if (open.length === 2 && name === "entry") entry = createEntry();
      else if (open.length === 3 && entry) openEntryPart(name, attributes, entry);
    },
    ontext(text: string): void {
      isJustOpen = false;
      if (open.length === 0 && text.trim() !== "") fault ??= "not-a-feed";
      if (entry && part && open.length === 3) entry[part] += text;
    },
    onclosetag(name: string, isImplied: boolean): void {
      // The parser closes by itself what closes itself at once, and what nobody closed.
      if (isImplied && !isJustOpen) fault ??= "cut-off";
      isJustOpen = false;
      open.pop();
      if (open.length === 2) part = null;
      if (open.length === 1 && entry) {
        entries.push({ ...entry, text: isHtml ? readTextOfHtml(entry.text) : entry.text });
        entry = null;
        isHtml = false;
      }
      if (open.length === 0 && name === "feed") isWhole = true;
    },
    onprocessinginstruction(name: string): void {
      // Atom has no document type; one is there to declare entities that grow or that read files.
      if (name.startsWith("!")) fault ??= "not-a-feed";
    },
  };

  return { handler, entries, fault: () => fault, isWhole: () => isWhole };
}

function createEntry(): RawEntry {
  return { id: "", link: "", community: "", title: "", text: "", published: "", updated: "" };
}
