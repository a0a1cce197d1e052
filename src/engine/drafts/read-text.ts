import { type TextPlace, findPlaces } from "#engine/text/text-place.ts";
import type { Draft, DraftPlace } from "./draft.ts";
import { findLinks, type Link } from "./find-links.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { QUOTED } from "./draft-rows.ts";

/** A text of a draft as a reader understands it, with its links and what it quotes. */
export type TextReading = FoldedText & {
  links: Link[];
  quotes: TextPlace[];
  /** Where a global pattern matches: looked for once, however many ask for it. */
  find: (pattern: RegExp) => readonly TextPlace[];
};

export function readText(original: string): TextReading {
  const folded = foldText(original);
  const { text } = folded;
  return { ...folded, links: findLinks(text), quotes: findQuotes(text), find: createFinder(text) };
}

/** Each text of a draft. */
export type DraftTexts = Record<DraftPlace["field"], TextReading>;

export function readTexts({
  title,
  content,
  editSection,
}: Pick<Draft, "title" | "content"> & Partial<Pick<Draft, "editSection">>): DraftTexts {
  return {
    title: readText(title),
    content: readText(content),
    editSection: readText(editSection ?? ""),
  };
}

/**
 * Where global patterns match in a text. What is found in a line is kept: while one types, one line
 * changes and the others are not searched again. The answer depends on the text alone.
 */
export function createFinder(text: string): (pattern: RegExp) => readonly TextPlace[] {
  const lines = readLines(text);
  const found = new Map<RegExp, readonly TextPlace[]>();
  return (pattern) => {
    const known = found.get(pattern);
    if (known) return known;
    const places = staysInLine(pattern)
      ? lines.flatMap((line) => findInLine(line, pattern))
      : findPlaces(text, pattern);
    found.set(pattern, places);
    return places;
  };
}

type Line = { text: string; found: WeakMap<RegExp, readonly TextPlace[]> };

function findInLine(
  { start: from, line }: { start: number; line: Line },
  pattern: RegExp,
): readonly TextPlace[] {
  let places = line.found.get(pattern);
  if (!places) {
    places = findPlaces(line.text, pattern);
    line.found.set(pattern, places);
  }
  if (places.length === 0 || from === 0) return places;
  return places.map(({ start, end }) => ({ start: start + from, end: end + from }));
}

/** The lines that were read last, the oldest first. */
const recent = new Map<string, Line>();
let characters = 0;
/** Room for two of the longest drafts. */
const MOST_CHARACTERS = 100_000;

function readLines(text: string): { start: number; line: Line }[] {
  let start = 0;
  return text.split("\n").map((words) => {
    const line = recent.get(words) ?? remember(words);
    const from = start;
    start += words.length + 1;
    return { start: from, line };
  });
}

function remember(text: string): Line {
  const line = { text, found: new WeakMap() };
  recent.set(text, line);
  characters += text.length + 1;
  for (const oldest of recent.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    recent.delete(oldest);
    characters -= oldest.length + 1;
  }
  return line;
}

const judged = new WeakMap<RegExp, boolean>();

/** Whether a pattern neither matches a line break nor asks for the start or end of a text. */
function staysInLine(pattern: RegExp): boolean {
  const known = judged.get(pattern);
  if (known !== undefined) return known;
  const parts = pattern.source.match(/\\.|\[(?:\\.|[^\]\\]){0,200}\]|[^]/g) ?? [];
  const stays = !pattern.dotAll && !parts.some(mayLeaveLine);
  judged.set(pattern, stays);
  return stays;
}

/** An escape, a class or a character of a pattern's source; what is not sure counts as leaving. */
function mayLeaveLine(part: string): boolean {
  if (part.startsWith("[^")) return !/\\[sn]/.test(part);
  return /\\[^bdwSB'’"“”./()[\]{}?*+|$^-]|^[\^$\n]$/.test(part);
}

/** What somebody else said: lines quoted with '>', and words in quotation marks. */
function findQuotes(text: string): TextPlace[] {
  return findPlaces(text, QUOTED);
}

/** Whether a place lies inside one of the others. */
export function isWithin(place: TextPlace, others: readonly TextPlace[]): boolean {
  return others.some(({ start, end }) => start <= place.start && place.end <= end);
}
