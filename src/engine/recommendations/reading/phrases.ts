import { listWordRuns } from "#engine/text/characters.ts";
import { foldLetters } from "#engine/recommendations/languages/detect-language.ts";

/** Words one after the other; with '*' at its end, a word is only how one begins. */
type Phrase = { words: string[]; of: number };

/** Finds which rows of a table of phrases a text has, reading each of its words once. */
export type FindRows = (text: string) => ReadonlySet<number>;

/**
 * Each row is a list of phrases with commas between them. 'run(s)' has an end that may be missing, 'run*' any
 * end, '*' is any word, '{a,b}' is one of them, and 'home-brew' is one word or two.
 */
export function indexPhrases(rows: string[]): FindRows {
  const byWord = new Map<string, Phrase[]>();
  const byBeginning = new Map<string, Phrase[]>();
  for (const [of, row] of rows.entries()) {
    for (const phrase of splitOutside(row).flatMap(expand)) {
      const words = phrase.split(" ").filter(Boolean);
      const [first = ""] = words;
      const index = first.endsWith("*") ? byBeginning : byWord;
      const key = first.endsWith("*") ? first.slice(0, SHORTEST_BEGINNING) : first;
      const others = index.get(key);
      if (others) others.push({ words, of });
      else index.set(key, [{ words, of }]);
    }
  }
  return (text) => {
    const said = readSaidWords(text);
    const found = new Set<number>();
    for (const [at, word] of said.entries()) {
      const phrases = [
        ...(byWord.get(word) ?? []),
        ...(byBeginning.get(word.slice(0, SHORTEST_BEGINNING)) ?? []),
      ];
      for (const { words, of } of phrases) {
        if (follows(said, at, words) && !isRuledOut(said, at, words.length)) found.add(of);
      }
    }
    return found;
  };
}

/** By so many letters those that only begin so are found. */
const SHORTEST_BEGINNING = 3;

/** The baker's bread and l'orto: what an apostrophe parts is one word or two. */
function readSaidWords(text: string): string[] {
  const folded = foldLetters(text).replaceAll(/(?<=[a-z])['’](?=s\b)/g, "");
  return listWordRuns(folded);
}

function follows(said: string[], at: number, words: string[]): boolean {
  return words.every((word, i) => {
    const other = said[at + i];
    if (other === undefined) return false;
    return word.endsWith("*") ? other.startsWith(word.slice(0, -1)) : other === word;
  });
}

const RULING_OUT: ReadonlySet<string> = new Set(["no", "not", "without", "never", "zero"]);

/** 'No music', 'solder nothing'. */
function isRuledOut(said: string[], at: number, length: number): boolean {
  return RULING_OUT.has(said[at - 1] ?? "") || said[at + length] === "nothing";
}

/** At the commas that are in no braces. */
function splitOutside(row: string): string[] {
  let depth = 0;
  const parts: string[] = [];
  for (const part of row.split(",")) {
    if (depth === 0) parts.push(part);
    else parts.push(`${parts.pop() ?? ""},${part}`);
    depth += part.split("{").length - part.split("}").length;
  }
  return parts;
}

/** All that a phrase stands for. */
function expand(phrase: string): string[] {
  const closing = phrase.search(/[)}]/);
  if (closing === -1) return expandJoints(phrase);
  const isOptional = phrase[closing] === ")";
  const opening = phrase.lastIndexOf(isOptional ? "(" : "{", closing);
  const part = phrase.slice(opening + 1, closing);
  const choices = isOptional ? [part, ""] : part.split(",");
  const [before, after] = [phrase.slice(0, opening), phrase.slice(closing + 1)];
  return choices.flatMap((choice) => expand(before + choice + after));
}

function expandJoints(phrase: string): string[] {
  const [first = "", ...others] = phrase.split("-");
  return others.reduce(
    (begun, part) => begun.flatMap((before) => [before + part, `${before} ${part}`]),
    [first],
  );
}
