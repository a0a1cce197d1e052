import { ABOUT_TEXT, ANNOUNCES, COUNT, GREETING, NOTES, OFFER, RULE_LINE } from "./reply-rows.ts";
import { beginsWithOne, endsWithOne } from "#engine/text/characters.ts";

/** What assistants say before and behind a post, which is no part of it. */
export function stripChatter(lines: readonly string[]): string[] {
  const from = findStart(lines);
  const to = findEnd(lines, from);
  return lines.slice(from, to);
}

/** A greeting that announces something, or a line of thought that ends in a colon. */
function findStart(lines: readonly string[]): number {
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]?.trim() ?? "";
    if (line === "" || RULE_LINE.test(line)) {
      at += 1;
      continue;
    }
    const isAnnouncing = ANNOUNCES.test(line);
    const isShort = line.length < 60 && endsWithOne(line, "!.");
    const isChatter = line.length < 400 && GREETING.test(line) && (isAnnouncing || isShort);
    if (!isChatter || !hasMore(lines, at + 1)) return at;
    at += 1;
  }
  return 0;
}

function hasMore(lines: readonly string[], from: number): boolean {
  return lines.slice(from).some((line) => line.trim() !== "");
}

/** The first of the closing remarks, from which on nothing belongs to the post. */
function findEnd(lines: readonly string[], from: number): number {
  const paragraphs = listParagraphs(lines, from);
  let end = lines.length;
  // A remark counts behind at least one paragraph, and only if nothing but remarks follows it.
  for (const { start, text } of paragraphs.slice(1).toReversed()) {
    if (!isRemark(text)) break;
    end = start;
  }
  // What stands under 'Notes' or 'Why this works' is a remark, however long it is.
  const notes = paragraphs
    .slice(1)
    .find(
      ({ text, isAfterRule }) =>
        NOTES.test(text.split("\n")[0] ?? "") && (isAfterRule || beginsWithOne(text.trim(), "#*")),
    );
  return Math.min(end, notes?.start ?? lines.length);
}

function isRemark(text: string): boolean {
  if (text.length > 600) return false;
  return (OFFER.test(text) && ABOUT_TEXT.test(text)) || NOTES.test(text) || COUNT.test(text);
}

type Paragraph = { start: number; text: string; isAfterRule: boolean };

function listParagraphs(lines: readonly string[], from: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  let isAfterRule = false;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "" || RULE_LINE.test(line)) {
      if (line.trim() !== "") isAfterRule = true;
      isOpen = false;
      continue;
    }
    const last = paragraphs.at(-1);
    if (isOpen && last) last.text += `\n${line}`;
    else {
      paragraphs.push({ start: at, text: line, isAfterRule });
      isAfterRule = false;
    }
    isOpen = true;
  }
  return paragraphs;
}
