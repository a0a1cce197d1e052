import { isEmptyWord } from "#engine/recommendations/empty-words.ts";
import { foldLetters } from "#engine/recommendations/languages/detect-language.ts";
import { stemWord } from "#engine/recommendations/match-terms.ts";

/** What a text says that a community may be called. */
export type NameSaid = {
  written: string;
  /** It says what the project is or whom it is for. */
  isHead: boolean;
  words: number;
};

const LONGEST = 3;
/** Shorter ones are names of many things. */
const SHORTEST = { alone: 5, joined: 4 };
/** The matcher's words are in the order of how often they are used: what many say is no subject of its own. */
const COMMON_WORDS = 5000;

/**
 * The ids of communities that are called what a text says, whether there are such or not: 'court reporters' may be
 * r/courtreporters or r/courtreporting. One word counts where it says what the project is or whom it is for, or is
 * said twice; two or three anywhere.
 */
export function findNames(
  text: string,
  vocabulary: ReadonlyMap<string, number>,
): Map<string, NameSaid> {
  const said = readSaid(text);
  const stems = said.map(({ word }) => stemWord(word));
  const isTwice = (stem: string) => stems.indexOf(stem) !== stems.lastIndexOf(stem);
  const isRare = (word: string) =>
    [word, stemWord(word)].every((form) => (vocabulary.get(form) ?? Infinity) >= COMMON_WORDS);
  const found = new Map<string, NameSaid>();
  for (let length = LONGEST; length >= 1; length--) {
    for (const at of said.keys()) {
      const words = said.slice(at, at + length);
      const [first] = words;
      if (!first || !isPhrase(words, length)) continue;
      const isHead = words.every((one) => one.isHead);
      const isSubject = isHead || isTwice(stemWord(first.word));
      if (length === 1 && !(isSubject && isRare(first.word))) continue;
      const written = words.map(({ word, gap }) => word + gap).join("");
      const name = { written: written.trim().replace(/\P{L}+$/u, ""), isHead, words: length };
      for (const id of listForms(words.map(({ word }) => word))) {
        if (!found.has(id)) found.set(id, name);
      }
    }
  }
  return found;
}

type Said = { word: string; isHead: boolean; gap: string };

function isPhrase(words: Said[], length: number): boolean {
  const before = words.slice(0, -1);
  if (words.length < length || before.some(({ gap }) => gap !== " " && gap !== "-")) return false;
  const letters = words.reduce((sum, { word }) => sum + word.length, 0);
  if (letters < (length === 1 ? SHORTEST.alone : SHORTEST.joined)) return false;
  if (words.some(({ word }) => LINKS.has(word))) return false;
  // 'Left' and 'handed' say nothing each, and 'left-handed' does.
  return before.some(({ gap }) => gap === "-") || words.some(({ word }) => !isEmptyWord(word));
}

const list = (words: string) => new Set(words.split(" "));

const LINKS = list(
  "the a an and or of for to in on at by with from your my our their its his her is are was be who that which you we i it this as if not no but how what when where so up out all any own more most than",
);
/** Behind these the text says what it is about, or whom it is for. */
const OPENING = list("for about on of who with");
/** Behind these it says what one does with it, where it is from, or what it is like. */
const CLOSING = list("to that which in at from by like as is are was so if when where because");

function readSaid(text: string): Said[] {
  const sentences = foldLetters(text).split(/[.!?]\s+|\n/);
  return sentences.flatMap((sentence, nth) => {
    const matches = [...sentence.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)];
    let isHead = nth === 0;
    return matches.map((match, i): Said => {
      const word = match[0].replace(/['’]s?$/, "");
      const end = match.index + match[0].length;
      const gap = sentence.slice(end, matches[i + 1]?.index ?? end);
      if (OPENING.has(word)) isHead = nth === 0 || word === "for";
      if (CLOSING.has(word)) isHead = false;
      const said = { word, isHead, gap };
      if (/[;:(]| [-–—] /.test(gap)) isHead = false;
      return said;
    });
  });
}

/** One and many, what they do and who does it. */
function listForms(words: string[]): string[] {
  const last = words.at(-1) ?? "";
  const begun = words.slice(0, -1).join("");
  const stem = stemWord(last);
  const base = stem.replace(/e$/, "");
  const one = last.replace(/(?<=[^siu])s$/, "");
  const many = /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`;
  const forms = [
    last,
    one,
    `${one}s`,
    `${one}ing`,
    stem,
    many,
    `${base}ing`,
    `${base}er`,
    `${base}ers`,
  ];
  return [...new Set(forms)].map((form) => begun + form);
}
