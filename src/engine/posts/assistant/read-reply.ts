import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { readJsonReply, type ReplyPart } from "./read-json-reply.ts";
import { stripChatter } from "./strip-chatter.ts";
import {
  FENCE_LINE,
  GAP,
  HEADING_LINE,
  LISTED,
  NUMBERED_LINE,
  QUOTED_LINE,
  REFUSAL,
  RULE_LINE,
  TEXT_FENCE,
} from "./reply-rows.ts";
import { endsWithOne, splitAtSpaces } from "#engine/text/characters.ts";

/** A post as an assistant wrote it. */
export type ReplyDraft = {
  title: string;
  /** All that were offered, the title first. */
  titles: string[];
  content: string;
  flair: string | null;
};

export type ReadReply = {
  /** What could be read as a post: the first is meant, others are offered. */
  drafts: ReplyDraft[];
  /** What is missing in the first, each in one sentence. */
  missing: string[];
};

export const MAX_REPLY_LENGTH = 40_000;
export const REPLY_TOO_LONG = "A reply can have at most 40,000 characters.";
const MOST_TITLES = 10;
const MOST_DRAFTS = 5;

/** Reads what chat assistants answer, however they dress it up; nothing is thrown away unread. */
export function readReply(reply: string, { isComment = false } = {}): ReadReply {
  const text = tidyReply(reply);
  if (text === "") return { drafts: [], missing: ["The reply is empty. Paste all of it."] };
  const parts = readJsonReply(text) ?? readPlain(text);
  const drafts = parts
    .filter(({ titles, content }) => titles.length > 0 || content !== "")
    .slice(0, MOST_DRAFTS)
    .map(finishDraft);
  return { drafts, missing: listMissing(drafts[0], text, isComment) };
}

function tidyReply(reply: string): string {
  return reply
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[\u200b\u2060\ufeff]/g, "")
    .replaceAll("\u00a0", " ")
    .trim();
}

function finishDraft({ titles, content, flair }: ReplyPart): ReplyDraft {
  const unique = [...new Set(titles)].slice(0, MOST_TITLES);
  return { title: unique[0] ?? "", titles: unique, content, flair };
}

function listMissing(draft: ReplyDraft | undefined, text: string, isComment: boolean): string[] {
  if (!draft || (draft.content === "" && draft.titles.length === 0)) {
    return ["This reply has no post. Paste all of it, or ask your assistant again."];
  }
  const missing: string[] = [];
  if (REFUSAL.test(text.slice(0, 300)) && draft.titles.length === 0) {
    missing.push("Your assistant seems to have refused. Its reply is below.");
  }
  if (draft.titles.length === 0 && !isComment) {
    missing.push("The reply has no title. Write one, or ask your assistant for three.");
  }
  if (draft.title.length > MAX_TITLE_LENGTH) {
    missing.push(`The title is longer than the ${MAX_TITLE_LENGTH} characters that Reddit takes.`);
  }
  if (draft.content === "") missing.push("The reply has titles and no post.");
  const gaps = [...new Set(draft.content.match(GAP) ?? [])];
  if (gaps.length > 0) missing.push(`There are gaps to fill in: ${gaps.slice(0, 5).join(", ")}.`);
  return missing;
}

/** One part per post: another begins where titles come again, or where one is announced. */
function readPlain(text: string): ReplyPart[] {
  const lines = stripChatter(dropFences(text).split("\n"));
  const parts: Collected[] = [{ titles: [], lines: [], flair: null, isBody: false }];
  let isListing = false;
  for (const line of lines) {
    let part = parts.at(-1) ?? { titles: [], lines: [], flair: null, isBody: false };
    if (isAnnouncement(line)) {
      if (hasText(part)) parts.push({ titles: [], lines: [], flair: null, isBody: false });
      isListing = false;
      continue;
    }
    const flair = FLAIR_LINE.exec(line)?.[1];
    if (flair !== undefined && !part.isBody) {
      part.flair = clean(flair);
      continue;
    }
    const title = readTitleLine(line);
    if (title !== null) {
      if (hasText(part)) {
        part = { titles: [], lines: [], flair: null, isBody: false };
        parts.push(part);
      }
      if (title !== "") part.titles.push(title);
      isListing = title === "";
      continue;
    }
    if (isListing && line.trim() === "") continue;
    const listed = isListing ? readListed(line) : null;
    if (listed !== null) {
      part.titles.push(listed);
      continue;
    }
    isListing = false;
    const body = BODY_LINE.exec(line);
    if (body && !hasText(part)) {
      part.isBody = true;
      if (body[1]?.trim()) part.lines.push(body[1]);
      continue;
    }
    part.lines.push(line);
  }
  return parts.map(finishPart);
}

type Collected = { titles: string[]; lines: string[]; flair: string | null; isBody: boolean };

function hasText({ lines }: Collected): boolean {
  return lines.some((line) => line.trim() !== "" && !RULE_LINE.test(line));
}

const MARK = String.raw`(?:[#>*_\s-]{0,8})`;
const TITLE_LINE = new RegExp(
  String.raw`^${MARK}(?:(?:post |suggested |possible |alternative |alternate )?titles?|headlines?|subject)(?: ?(?:options?|ideas|candidates|line))?(?: ?#?\(?[1-9a-c]\)?)?\s{0,3}[*_]{0,3}\s{0,2}[:–—-][*_]{0,3}\s{0,3}(.{0,600})$`,
  "i",
);
const BODY_LINE = new RegExp(
  String.raw`^${MARK}(?:(?:the )?(?:post|body|content|text|comment)(?: (?:body|text|content))?)\s{0,2}[*_]{0,3}\s{0,2}:[*_]{0,3}\s{0,3}(.{0,40000})$`,
  "i",
);
const FLAIR_LINE = new RegExp(
  String.raw`^${MARK}(?:suggested )?flair\s{0,2}[*_]{0,3}\s{0,2}:[*_]{0,3}\s{0,3}(.{1,120})$`,
  "i",
);
/** 'Option 2', '## Version B: shorter', 'Here is another version:'. */
const ANNOUNCEMENT = new RegExp(
  String.raw`^${MARK}(?:(?:option|version|draft|variant|post|alternative|take) ?#?(?:[1-9a-e]|one|two|three)\b.{0,80}|(?:and )?here(?:['’]s| is) (?:another|a second|an alternative|a shorter|the second).{0,80})$`,
  "i",
);

function isAnnouncement(line: string): boolean {
  return ANNOUNCEMENT.test(line) && !endsWithOne(line.trimEnd(), ".?!");
}

/** The title of a line that says it is one; '' where titles follow in a list. */
function readTitleLine(line: string): string | null {
  const match = TITLE_LINE.exec(line);
  return match ? clean(match[1] ?? "") : null;
}

function readListed(line: string): string | null {
  const match = LISTED.exec(line);
  return match ? clean(match[1] ?? "") : null;
}

/** Without what was only put around it: bold, headings, quotation marks of any kind. */
function clean(text: string): string {
  let bare = text.trim().replace(/^#{1,6}\s+/, "");
  for (const [open, close] of WRAPPERS) {
    const isWrapped =
      bare.length > open.length + close.length && bare.startsWith(open) && bare.endsWith(close);
    const inner = bare.slice(open.length, -close.length);
    if (isWrapped && !inner.includes(open)) bare = inner.trim();
  }
  return bare;
}

const WRAPPERS: [string, string][] = [
  ["**", "**"],
  ["__", "__"],
  ["*", "*"],
  ["`", "`"],
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["‘", "’"],
  ["'", "'"],
];

/** Fences go where they wrap the whole post; code inside a post keeps its own. */
function dropFences(text: string): string {
  const lines = text.split("\n");
  const fences = lines.flatMap((line, at) => (FENCE_LINE.test(line) ? [at] : []));
  const dropped = new Set<number>();
  for (let pair = 0; pair < fences.length; pair += 2) {
    const [open = 0, close = lines.length] = [fences[pair], fences[pair + 1]];
    const inside = lines.slice(open + 1, close);
    const words = countWords(inside);
    const isPost =
      inside.some((line) => TITLE_LINE.test(line)) || words === 0 || words >= FENCED_POST;
    const label = lines[open]?.trim().slice(3).trim() ?? "";
    if (isPost && TEXT_FENCE.test(label)) {
      dropped.add(open).add(close);
    }
  }
  return lines.filter((_, at) => !dropped.has(at)).join("\n");
}

/** Code samples are shorter in words than posts are. */
const FENCED_POST = 40;

function countWords(lines: readonly string[]): number {
  return splitAtSpaces(lines.join(" ")).filter(Boolean).length;
}

function finishPart({ titles, lines, flair, isBody }: Collected): ReplyPart {
  const kept = unquote(trimLines(lines));
  const found = titles.length > 0 || isBody ? { titles, kept } : findUnmarked(kept);
  const content = clean(trimLines(found.kept).join("\n").trim());
  return { titles: found.titles.filter(Boolean), content, flair };
}

/** Titles that nothing calls so: a heading, a bold line, a numbered list, or a short first line. */
function findUnmarked(lines: string[]): { titles: string[]; kept: string[] } {
  const [first = ""] = lines;
  const listed: string[] = [];
  for (const line of lines) {
    const title = NUMBERED_LINE.test(line) ? readListed(line) : null;
    if (title === null) break;
    listed.push(title);
  }
  const isList = listed.length >= 2 && listed.every((title) => title.length <= MAX_TITLE_LENGTH);
  if (isList && lines[listed.length]?.trim() === "") {
    return { titles: listed, kept: lines.slice(listed.length) };
  }
  const isHeading = HEADING_LINE.test(first);
  const isShort =
    first.length <= SHORT_TITLE &&
    lines[1]?.trim() === "" &&
    lines.length > 2 &&
    !endsWithOne(first.trimEnd(), ",;:");
  if (!isHeading && !isShort) return { titles: [], kept: lines };
  return { titles: [clean(first)], kept: lines.slice(1) };
}

/** A line of its own that is this short, with a paragraph behind it, is a title. */
const SHORT_TITLE = 140;

function isBlank(line: string): boolean {
  return line.trim() === "" || RULE_LINE.test(line);
}

function trimLines(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => !isBlank(line));
  const to = lines.findLastIndex((line) => !isBlank(line));
  return from === -1 ? [] : lines.slice(from, to + 1);
}

/** A post that was quoted as a whole. */
function unquote(lines: string[]): string[] {
  const isQuoted = lines.every((line) => line.trim() === "" || QUOTED_LINE.test(line));
  return isQuoted ? trimLines(lines.map((line) => line.replace(QUOTED_LINE, ""))) : lines;
}
