import type { ListedRule } from "#engine/policy/reading/read-rules.ts";
import { splitSentences } from "#engine/policy/reading/split-sentences.ts";
import {
  BULLET,
  FURNITURE,
  HEADING,
  LABEL,
  LEADS,
  LINK,
  MARKS,
  NUMBER,
  OPENS_BOLD,
  QUOTED,
  RULE_LINE,
  TAGS,
  UNSEEN,
} from "./paste-rows.ts";
import { decodeEntities } from "#engine/html/escape-html.ts";
import { unifyLineEnds } from "#engine/text/characters.ts";

/** A rule as it was pasted, in its own words. */
export type PastedRule = ListedRule & {
  /** The name first, then the text, sentence by sentence. */
  sentences: string[];
};

/** The rules of a text as it was copied from a sidebar, a rules page or a wiki. */
export function splitPaste(text: string): PastedRule[] {
  const lines = listLines(cleanPaste(text));
  const starts = pickStarts(lines);
  const blocks: Line[][] = [];
  let isAfterNumber = false;
  const isNested = listNested(lines);
  for (const [at, line] of lines.entries()) {
    const isStart =
      isAfterNumber ||
      (starts.has(line.mark) && !isNested[at]) ||
      (starts.has("gap") && line.isAfterGap && !isNested[at]);
    // The new sidebar puts the number on a line of its own.
    isAfterNumber = line.mark === "number" && line.text === "";
    if (isAfterNumber) continue;
    if (isStart || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks.flatMap(toRule);
}

type Mark = "number" | "heading" | "bullet" | "plain";
type Line = { mark: Mark; text: string; number: number; isAfterGap: boolean };

/** The items of a list within a rule: they come after a colon, and count for themselves. */
function listNested(lines: readonly Line[]): boolean[] {
  let inner = 0;
  let outer = 0;
  let isListed = false;
  const last = new Map(lines.map(({ number }, at) => [number, at]));
  return lines.map(({ mark, number }, at) => {
    const isLed = LEADS.test(lines[at - 1]?.text ?? "") && lines[at - 1]?.mark !== "bullet";
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

/** Every pattern is bounded, so that no text takes longer than its length. */
function cleanPaste(text: string): string {
  const plain = TAGS.reduce(
    (lines, [html, words]) => lines.replaceAll(html, words),
    unifyLineEnds(text).replaceAll(UNSEEN, ""),
  );
  return decodeEntities(plain)
    .replaceAll(LINK, "$1")
    .replaceAll(/[ \t\u00A0]+/g, " ");
}

function listLines(text: string): Line[] {
  let isAfterGap = false;
  let label = "";
  return text.split("\n").flatMap((raw): Line[] => {
    const trimmed = raw.trim().replace(QUOTED, "");
    if (trimmed === "" || RULE_LINE.test(trimmed)) {
      isAfterGap = true;
      return [];
    }
    const [before, labels] = [label, LABEL.exec(trimmed)];
    label = labels?.[1]?.toLowerCase() ?? "";
    if (label || before.startsWith("applies") || before.startsWith("report")) return [];
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

function markLine(line: string): { mark: Mark; text: string; number: number } {
  const isHeading = HEADING.test(line);
  const bare = line.replace(HEADING, "").replace(OPENS_BOLD, "").trim();
  const number = NUMBER.exec(bare);
  if (number) {
    const count = Number(/\d{1,2}/.exec(number[0])?.[0] ?? 0);
    return { mark: "number", text: unmark(bare.slice(number[0].length)), number: count };
  }
  if (isHeading) return { mark: "heading", text: unmark(bare), number: 0 };
  const bullet = BULLET.exec(line);
  return bullet
    ? { mark: "bullet", text: unmark(line.slice(bullet[0].length)), number: 0 }
    : { mark: "plain", text: unmark(line), number: 0 };
}

/** Without the marks of bold, italic, struck and code. */
function unmark(text: string): string {
  return text.replaceAll(MARKS, "").replaceAll("|", " ").trim();
}

/** What separates one rule from the next, by what the text has. */
function pickStarts(lines: Line[]): Set<Mark | "gap"> {
  const has = (mark: Mark, atLeast: number) =>
    lines.filter((line) => line.mark === mark).length >= atLeast;
  if (has("number", 2)) return new Set(["number", "heading"]);
  if (has("heading", 1)) return new Set(["number", "heading"]);
  if (has("bullet", 2)) return new Set(["number", "bullet", "gap"]);
  const hasGaps = lines.some(({ isAfterGap }) => isAfterGap);
  return new Set(hasGaps ? ["number", "bullet", "gap"] : ["number", "bullet", "plain"]);
}

const LONGEST_NAME = 120;
/** Readers look at a whole rule at a time: a longer one is read in pieces. */
const MOST_SENTENCES = 24;

function toRule(lines: Line[]): PastedRule[] {
  const [first, ...rest] = lines.map(({ text }) => text).filter(Boolean);
  if (first === undefined) return [];
  const opening = splitSentences(first);
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
