/** What assistants say before and behind a post, which is no part of it. */
export function stripChatter(lines: readonly string[]): string[] {
  const from = findStart(lines);
  const to = findEnd(lines, from);
  return lines.slice(from, to);
}

const GREETING =
  /^[*_\s]{0,4}(?:sure|certainly|of course|absolutely|okay|ok|got it|understood|great|thanks|thank you|happy to help|no problem|perfect|here(?:['’]s| is| are| you go)|below (?:is|are)|i(?:['’]ve| have) (?:written|drafted|put together|revised|rewritten|updated)|this is (?:a|the|my)|let me|alright)\b/i;

/** A greeting that announces something, or a line of thought that ends in a colon. */
function findStart(lines: readonly string[]): number {
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]?.trim() ?? "";
    if (line === "" || /^(?:[-*_=]\s?){3,60}$/.test(line)) {
      at += 1;
      continue;
    }
    const isAnnouncing =
      /:[*_]{0,3}$/.test(line) ||
      /\b(?:draft|version|post|title|titles|reply|comment)\b/i.test(line);
    const isShort = line.length < 60 && /[!.]$/.test(line);
    const isChatter = line.length < 400 && GREETING.test(line) && (isAnnouncing || isShort);
    if (!isChatter || !hasMore(lines, at + 1)) return at;
    at += 1;
  }
  return 0;
}

function hasMore(lines: readonly string[], from: number): boolean {
  return lines.slice(from).some((line) => line.trim() !== "");
}

/** 'Let me know what you think' may end a post; 'let me know if you want it shorter' does not. */
const OFFER =
  /^[*_\s>]{0,4}(?:let me know|would you like|do you want|want me to|if you(?:['’]d| would)? (?:like|want|prefer)|feel free to (?:tweak|adjust|edit|change)|i can (?:also|make|write|adjust)|shall i|happy to (?:adjust|tweak|revise|change|make)|should i)\b/i;
const ABOUT_TEXT =
  /\b(?:shorter|longer|tweak|adjust|revis\w+|rewrite|another version|other version|different (?:tone|angle|version)|tone|this draft|the draft|make it|tailor|edits?|changes?|variations?|version for|more (?:casual|technical|personal))\b/i;
const NOTES =
  /^[#*_\s>]{0,6}(?:notes?|why this works|what i (?:changed|did|kept|left out)|changes(?: made)?|word count|explanation|a few notes|some notes|checks?|sources used|key points|disclaimer)\b.{0,60}?(?::|\*\*$|$)/i;
const COUNT =
  /^[*_\s([]{0,4}(?:word count\b.{0,40}|(?:~|about |approx\.? )?\d{2,4} words)[)\].*_\s]{0,4}$/i;

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
        NOTES.test(text.split("\n")[0] ?? "") && (isAfterRule || /^[#*]/.test(text.trim())),
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
    if (line.trim() === "" || /^\s{0,3}(?:[-*_=]\s?){3,60}$/.test(line)) {
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
