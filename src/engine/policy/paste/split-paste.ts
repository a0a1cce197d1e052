import type { ListedRule } from "#engine/policy/reading/read-rules.ts";
import { beginsWithCapital, unifyLineEnds } from "#engine/text/characters.ts";
import { splitSentences } from "#engine/policy/reading/words/split-sentences.ts";
import { type Mark, type MarkedLine, markLine } from "./mark-line.ts";

/** A rule as it was pasted, in its own words. */
export type PastedRule = ListedRule & {
  /** The name first, then the text, sentence by sentence. */
  sentences: string[];
};

/** The rules of a text as it was copied from a sidebar, a rules page or a wiki. */
export function splitPaste(text: string): PastedRule[] {
  const lines = markTitles(listLines(cleanPaste(text)));
  const starts = pickStarts(lines);
  const blocks: Line[][] = [];
  let isAfterNumber = false;
  const isNested = isOneList(lines) ? [] : listNested(lines);
  for (const [at, line] of lines.entries()) {
    const isStart =
      isAfterNumber ||
      (starts.has(line.mark) && !isNested[at] && !isUnderTitle(lines, at)) ||
      (starts.has("gap") && line.isAfterGap && !isNested[at]);
    // The new sidebar puts the number on a line of its own.
    isAfterNumber = line.mark === "number" && line.text === "";
    if (isAfterNumber) continue;
    if (isStart || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks.flatMap(toRule);
}

/** 'Own things', 'Where does my blog go?': a short line that the next one, a sentence, speaks of. */
function isUnderTitle(lines: readonly Line[], at: number): boolean {
  const [title, line] = [lines[at - 1], lines[at]];
  return (
    title !== undefined &&
    line?.mark === "plain" &&
    (title.mark === "plain" || title.mark === "number") &&
    title.text.length <= LONGEST_TITLE &&
    !SENTENCE_ENDS.includes(title.text.at(-1) ?? "") &&
    line.text.length > title.text.length &&
    SENTENCE_ENDS.includes(line.text.at(-1) ?? "")
  );
}

const SENTENCE_ENDS = ".!;,";

type Line = MarkedLine & { isAfterGap: boolean };

const WORDS_OF_A_RULE = 6;

/** 'Here are our rules:', and then nothing but rules. */
function isOneList([lead, ...items]: readonly Line[]): boolean {
  const isLong = ({ text }: Line) => text.split(" ").length >= WORDS_OF_A_RULE;
  return (
    lead?.mark === "plain" &&
    items.length > 1 &&
    items.every(({ mark }) => mark === "bullet") &&
    items.filter(isLong).length * 2 >= items.length
  );
}

/** The items of a list within a rule: they come after a colon, and count for themselves. */
function listNested(lines: readonly Line[]): boolean[] {
  let inner = 0;
  let outer = 0;
  let isListed = false;
  const last = new Map(lines.map(({ number }, at) => [number, at]));
  return lines.map(({ mark, number }, at) => {
    const above = lines[at - 1];
    const isLed = above !== undefined && above.mark !== "bullet" && leads(above);
    if (mark === "number" && number > 0) {
      const goesOn =
        inner > 0 &&
        number === inner + 1 &&
        // Whose turn it is, the list's or the rules', only shows in what comes later.
        (number !== outer + 1 || (last.get(number) ?? at) > at);
      if ((isLed && number === 1 && outer > 0) || goesOn) inner = number;
      else [inner, outer] = [0, number];
      return inner > 0;
    }
    isListed = mark === "bullet" && (isLed || isListed);
    return isListed;
  });
}

const WORDS_OF_A_LEAD = 3;

/** 'We remove:', 'Please don't': what the items of a list below it are said of. */
function leads({ text, mark }: Line): boolean {
  const isShort = mark !== "number" && text.split(" ").length <= WORDS_OF_A_LEAD;
  return /:["”]?$/.test(text) || (isShort && /\p{L}$/u.test(text));
}

/** Every pattern is bounded, so that no text takes longer than its length. */
function cleanPaste(text: string): string {
  return (
    unifyLineEnds(text)
      .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]|\uFE0E|\uFE0F/g, "")
      // What is struck out is no longer so.
      .replaceAll(/~~[^~\n]{1,400}~~|<(del|s|strike)>[^<>]{1,400}<\/\1>/gi, " ")
      .replaceAll(/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr)\b[^<>]{0,100}>/gi, "\n")
      .replaceAll(/<(li)\b[^<>]{0,300}>/gi, "\n- ")
      .replaceAll(/<h[1-6]\b[^<>]{0,300}>/gi, "\n# ")
      .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, " ")
      .replaceAll(
        /&(amp|lt|gt|quot|nbsp|apos|#39|#x27|#x200B);/gi,
        (_, name: string) => ENTITIES[name.toLowerCase()] ?? " ",
      )
      .replaceAll(/!?\[([^\][\n]{1,200})\]\([^()\n]{1,500}\)/g, "$1")
      .replaceAll(/[ \t\u00A0]+/g, " ")
  );
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  "#x27": "'",
};

/** What a page shows around its rules, and no rule. */
const FURNITURE =
  /^(?:(?:the |our |community |sub(?:reddit)? |posting )*(?:rules|guidelines)(?: (?:of|for) (?:r\/)?\w+)?|r\/\w+(?: (?:community )?rules)?|about(?: community)?|moderators?|message the mods|view all moderators|created \w{3} \d{1,2}, \d{4}|public|private|restricted|(?:[\d.,]+[km]? )?(?:members|online|readers|users here now|weekly visitors|weekly contributions)|top \d+%|community (?:options|bookmarks)|applies to:? posts(?: ?(?:&|and) comments)?|posts(?: ?(?:&|and) comments)? only|report(?:ed)? (?:reason|as):?.{0,100}|wiki|related subreddits|join|joined|back to top|\d+ ?[|/])[:.]?$/i;

/** A page of rules says 'Rule', then its name; 'Applies to', then to what; 'Reported as', then as what. */
const LABEL = /^(rule|applies to|report(?:ed)? (?:as|reason))$/i;

function listLines(text: string): Line[] {
  let isAfterGap = false;
  let label = "";
  return text.split("\n").flatMap((raw): Line[] => {
    const trimmed = raw.trim().replace(/^(?:> ?)+/, "");
    if (trimmed === "" || /^[-=_*~|: ]{3,}$/.test(trimmed)) {
      isAfterGap = true;
      return [];
    }
    const [before, labels] = [label, LABEL.exec(trimmed)];
    label = labels?.[1]?.toLowerCase() ?? "";
    if (label || /^(?:applies|report)/.test(before)) return [];
    const marked = markLine(trimmed);
    const line = { ...marked, ...(before === "rule" && { mark: "heading" as const }), isAfterGap };
    if (FURNITURE.test(line.text)) {
      isAfterGap = true;
      return [];
    }
    isAfterGap = false;
    return [line];
  });
}

const LONGEST_TITLE = 60;
const FEWEST_TITLES = 2;

/** A short line by itself over a paragraph is its heading, where a text has several. */
function markTitles(lines: Line[]): Line[] {
  const isTitle = lines.map(({ mark, text, isAfterGap }, at) => {
    const next = lines[at + 1];
    return (
      mark === "plain" &&
      (isAfterGap || at === 0) &&
      next?.isAfterGap === true &&
      text.length <= LONGEST_TITLE &&
      next.text.length > text.length &&
      /[\p{L}\p{N})?"”»]$/u.test(text) &&
      /[.!?:)"”»]$/.test(next.text)
    );
  });
  const isAsked = lines.map((line, at) => isQuestion(line) && isReply(lines[at + 1]));
  const picked = [isTitle, isAsked].find((each) => each.filter(Boolean).length >= FEWEST_TITLES);
  return picked
    ? lines.map((line, at) => (picked[at] ? { ...line, mark: "heading" } : line))
    : lines;
}

/** 'How often may I post my videos?', and on the next line the answer. */
function isQuestion({ mark, text }: Line): boolean {
  return mark === "plain" && text.endsWith("?") && text.length <= LONGEST_QUESTION;
}

function isReply(line: Line | undefined): boolean {
  return (line?.mark === "plain" || line?.mark === "bullet") && !line.text.endsWith("?");
}

const LONGEST_QUESTION = 120;

/** What separates one rule from the next, by what the text has. */
function pickStarts(lines: Line[]): Set<Mark | "gap"> {
  const has = (mark: Mark, atLeast: number) =>
    lines.filter((line) => line.mark === mark).length >= atLeast;
  if (has("row", 2)) return new Set(["number", "heading", "bullet", "row", "gap"]);
  if (has("number", 2)) return new Set(["number", "heading"]);
  if (has("lead", 2)) return new Set(["number", "heading", "lead"]);
  // One heading over a list is the name of the whole.
  const isTitled = lines[0]?.mark === "heading" && !has("heading", 2) && has("bullet", 2);
  if (has("heading", 1) && !isTitled) return new Set(["number", "heading"]);
  if (has("bullet", 2)) return new Set(["number", "bullet", "gap"]);
  const hasGaps = lines.some(({ isAfterGap }) => isAfterGap);
  return new Set(hasGaps ? ["number", "bullet", "gap"] : ["number", "bullet", "lead", "plain"]);
}

const LONGEST_NAME = 120;
/** Readers look at a whole rule at a time: a longer one is read in pieces. */
const MOST_SENTENCES = 24;

const LONGEST_LED = 60;
const DASH = / [-–—] /;

/** 'Announcements only on Friday - If you built it, …': a name, and what is said of it. */
function splitName(sentence: string): string[] {
  const at = sentence.search(DASH);
  const name = sentence.slice(0, Math.max(0, at)).trim();
  const isWithin = name.includes("[") || name.includes('"');
  if (at < 1 || at > LONGEST_LED || isWithin) return [sentence];
  const rest = sentence.slice(at + " - ".length).trim();
  const isSentence = beginsWithCapital(rest) && rest.split(" ").length >= WORDS_OF_A_RULE;
  return isSentence ? [name, rest] : [sentence];
}

function toRule(lines: Line[]): PastedRule[] {
  const [first, ...rest] = lines.map(({ text }) => text).filter(Boolean);
  if (first === undefined) return [];
  const opening = splitSentences(first).flatMap((sentence, at) =>
    at === 0 ? splitName(sentence) : [sentence],
  );
  const isNamed = opening[0] !== undefined && opening[0].length <= LONGEST_NAME;
  const texts = [...opening, ...rest.flatMap(splitSentences)];
  const pieces: PastedRule[] = [];
  for (let start = 0; start < texts.length; start += MOST_SENTENCES) {
    const sentences = texts.slice(start, start + MOST_SENTENCES);
    const hasName = isNamed && start === 0;
    pieces.push({
      name: hasName ? (sentences[0] ?? "") : "",
      text: sentences.slice(hasName ? 1 : 0).join("\n"),
      sentences,
    });
  }
  return pieces;
}
