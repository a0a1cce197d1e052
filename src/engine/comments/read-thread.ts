import { endsWithOne, keepWordCharacters } from "#engine/text/characters.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import {
  ANY_HTML,
  AROUND_TITLE,
  BARE_NAME,
  BYLINES,
  COUNTS,
  FLAIR,
  FURNITURE,
  HTML,
  LINE_HTML,
  MARKDOWN,
  OF_NAMES,
  REPLIES,
  TIME_LINE,
  UNSEEN_HTML,
  USER,
} from "./thread-rows.ts";
import { decodeEntities } from "#engine/html/escape-html.ts";

/** What somebody pasted: title and text in fields of their own, or all of it in one. */
export type PastedThread = { title?: string | undefined; text?: string | undefined };

/** What somebody asked on Reddit, without who asked it and without anybody's reply. */
export type Thread = {
  /** '' where none was found. */
  title: string;
  text: string;
  /** null where it is too short to tell. */
  language: string | null;
};

/** Beyond this nobody asks: the rest is replies. */
const MOST_READ = 20_000;
const LONGEST_TITLE = 300;

/** Title and question of a thread as people paste it: buttons, counts, names and replies are dropped. */
export function readThread({ title = "", text = "" }: PastedThread): Thread {
  const lines = toLines(text);
  const own = cleanTitle(
    toLines(title)
      .map(({ line }) => line)
      .join(" "),
  );
  const kept = keepQuestion(lines);
  const found = own === "" ? pickTitle(kept) : { title: own, rest: withoutTitle(kept, own) };
  const body = joinParagraphs(withoutFlair(found.rest));
  const asked = { title: hideNames(found.title), text: hideNames(body) };
  return { ...asked, language: recogniseLanguage(`${asked.title}\n${asked.text}`) };
}

export function joinThread({ title, text }: Pick<Thread, "title" | "text">): string {
  return [title, text].filter(Boolean).join("\n\n");
}

/** A line, and whether an empty one stands before it. */
type Line = { line: string; isNewParagraph: boolean };

function toLines(text: string): Line[] {
  const lines: Line[] = [];
  let isNewParagraph = false;
  for (const raw of stripMarkup(text.toWellFormed().slice(0, MOST_READ)).split(/\r?\n|\u2028/)) {
    const line = raw
      .replaceAll(UNSEEN, "")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim();
    if (line === "") isNewParagraph = true;
    else {
      lines.push({ line, isNewParagraph });
      isNewParagraph = false;
    }
  }
  return lines;
}

// What turns or hides the letters that follow it.
const UNSEEN = /\p{Cf}/gu;

/** Everything up to the first reply, without what the page puts around it. */
function keepQuestion(lines: Line[]): Line[] {
  const kept: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { line, isNewParagraph } = lines[index] as Line;
    const next = lines[index + 1]?.line ?? "";
    const last = lines[index - 1]?.line ?? "";
    if (kept.length > 0 && REPLIES.test(line)) break;
    if (isByline(line, last, next)) {
      // The second name is the first reply's; the asker's stands above the question.
      if (hasBody(kept)) break;
      continue;
    }
    if (isFurniture(line)) continue;
    kept.push({ line, isNewParagraph });
  }
  return kept;
}

/** A title alone is no body: the asker's name may stand below it. */
function hasBody(kept: Line[]): boolean {
  return kept.length > 1;
}

/** 'name • 5h ago', '[–]name 12 points 3 hours ago', 'Posted by u/name', or a bare name beside a time. */
function isByline(line: string, last: string, next: string): boolean {
  if (BYLINES.some((pattern) => pattern.test(line))) return true;
  const isName = BARE_NAME.test(line);
  if (!isName) return false;
  if (USER.test(line)) return true;
  return (
    TIME_LINE.test(next) ||
    next === "•" ||
    next === "·" ||
    (TIME_LINE.test(last) && OF_NAMES.test(line)) ||
    next === "OP" ||
    next === "MOD"
  );
}

function isFurniture(line: string): boolean {
  return FURNITURE.test(line) || TIME_LINE.test(line) || COUNTS.test(line);
}

/** The first line that is kept, unless all there is is one long paragraph. */
function pickTitle(kept: Line[]): { title: string; rest: Line[] } {
  const start = kept.findIndex(({ line }) => !FLAIR.test(line));
  const [first, ...rest] = kept.slice(Math.max(0, start));
  if (!first) return { title: "", rest: [] };
  const title = cleanTitle(first.line);
  const isParagraph = title.length > LONGEST_TITLE || (rest.length === 0 && /[.!?] \S/.test(title));
  return isParagraph ? { title: "", rest: kept } : { title, rest };
}

function withoutTitle(kept: Line[], title: string): Line[] {
  const index = kept.findIndex(({ line }) => lettersOf(cleanTitle(line)) === lettersOf(title));
  return index >= 0 && index < 4 ? kept.slice(index + 1) : kept;
}

function lettersOf(text: string): string {
  return keepWordCharacters(text.toLowerCase());
}

function cleanTitle(line: string): string {
  return AROUND_TITLE.reduce((title, around) => title.replace(around, ""), line)
    .slice(0, LONGEST_TITLE * 2)
    .trim();
}

const LONGEST_FLAIR = 24;

/** Between a title and its text, a word or two without a stop are a flair. */
function withoutFlair(rest: Line[]): Line[] {
  const [first, ...others] = rest;
  if (!first || others.length === 0) return rest;
  const { line } = first;
  const isShort = line.length <= LONGEST_FLAIR && line.split(" ").length <= 3;
  return FLAIR.test(line) || (isShort && !endsWithOne(line, ".!?:,;…)")) ? others : rest;
}

function joinParagraphs(lines: Line[]): string {
  return lines
    .map(({ line, isNewParagraph }, index) =>
      index === 0 ? line : `${isNewParagraph ? "\n\n" : "\n"}${line}`,
    )
    .join("");
}

/** Who is named is nobody's business here. */
export function hideNames(text: string): string {
  return text.replaceAll(/(?<![\w/])\/?u\/[\w-]{3,20}/gi, "someone");
}

/** The words of what was copied as a page's source: HTML without its tags, Markdown without its links. */
function stripMarkup(text: string): string {
  const plain = HTML.test(text) ? stripTags(text) : text;
  return MARKDOWN.reduce((words, marked) => words.replaceAll(marked, "$1"), decodeEntities(plain));
}

function stripTags(text: string): string {
  return text.replaceAll(UNSEEN_HTML, " ").replaceAll(LINE_HTML, "\n").replaceAll(ANY_HTML, "");
}
