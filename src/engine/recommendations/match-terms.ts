import { foldText, splitName, splitWords } from "#engine/search/split-words.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { CLOSING_WORDS, EMPTY_WORDS, OPENING_WORDS } from "./empty-words.ts";
import { withoutName } from "./project-text.ts";

const MOST_TERMS = 3;

type Term = { written: string; stems: string[] };

/** Words of a project that a community uses too, in the order of how telling they are there. */
export function findMatchingTerms(text: string, facts: NamedFacts): string[] {
  return createTermFinder(text)(facts);
}

type NamedFacts = Pick<SubredditFacts, "name" | "keywords">;

/** The same for many communities: the text is read once. */
export function createTermFinder(text: string): (facts: NamedFacts) => string[] {
  const said = readWords(withoutName(text));
  return (facts) => findShared(said, facts);
}

function findShared(said: Word[], facts: NamedFacts): string[] {
  const theirs = [...splitName(facts.name), ...facts.keywords.flatMap(splitWords)];
  const places = new Map(theirs.map((word, place) => [stem(word), place] as const).toReversed());
  const joined = new Set([facts.name.toLowerCase(), ...theirs].map(stem));
  const pairs = findPairs(said, places, joined);
  const paired = new Set(pairs.flatMap(({ stems }) => stems));
  const words = said
    .filter((word) => places.has(word.stem) && !EMPTY.has(word.stem) && !paired.has(word.stem))
    .map((word): Term => ({ written: writeAlone(word, said, theirs), stems: [word.stem] }));
  const placeOf = ({ stems }: Term) => Math.min(...stems.map((s) => places.get(s) ?? 0));
  const terms = [...pairs, ...words].toSorted((a, b) => placeOf(a) - placeOf(b));
  return [...new Map(terms.map(({ written, stems }) => [stems.join(" "), written])).values()].slice(
    0,
    MOST_TERMS,
  );
}

type Word = {
  written: string;
  folded: string;
  stem: string;
  /** What stands between it and the next word. */
  gap: string;
};

function readWords(text: string): Word[] {
  const matches = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+[+#]*/gu)];
  return matches.map((match, i) => {
    const end = match.index + match[0].length;
    const previous = matches[i - 1];
    const before = previous && text.slice(previous.index + previous[0].length, match.index);
    const startsSentence = before === undefined || /[.!?:;•*\n]/.test(before);
    const folded = foldText(match[0]);
    return {
      // A capital that only begins a sentence is no part of the word.
      written: startsSentence && /^\p{Lu}[\p{Ll}'’]*$/u.test(match[0]) ? folded : match[0],
      folded,
      stem: stem(folded),
      gap: text.slice(end, matches[i + 1]?.index ?? end),
    };
  });
}

/** Two words that stand together in the text, and that the community uses both: 'small business'. */
function findPairs(said: Word[], places: Map<string, number>, joined: Set<string>): Term[] {
  let taken = -1;
  return said.flatMap((word, i) => {
    const next = said[i + 1];
    if (!next || i === taken || !/^[ -]$/.test(word.gap)) return [];
    const areBothTheirs =
      (places.has(word.stem) && places.has(next.stem)) ||
      joined.has(stem(word.folded + next.folded));
    const opens = !EMPTY.has(word.stem) || OPENING.has(word.stem);
    const closes = !EMPTY.has(next.stem) || CLOSING.has(next.stem);
    if (!areBothTheirs || !opens || !closes || word.stem === next.stem) return [];
    taken = i + 1;
    return [{ written: word.written + word.gap + next.written, stems: [word.stem, next.stem] }];
  });
}

/** 'Talks about dogs' and 'about cooking' read better than 'dog' and 'cook', where either says so. */
function writeAlone(word: Word, said: Word[], theirs: string[]): string {
  if (word.folded.length <= 2) return word.written;
  const isUsed = (form: string) =>
    theirs.includes(form) || said.some(({ folded }) => folded === form);
  const ending = ["s", "ing"].find((end) => isUsed(word.folded + end)) ?? "";
  return word.written + ending;
}

/** Rough on purpose: freelance, freelancers and freelancing are one. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/ies$/, "y").replace(/(?:ing|ers|er|es|ed|(?<!s)s|e)$/, "");
}

const EMPTY = new Set(EMPTY_WORDS.map(stem));
const OPENING = new Set(OPENING_WORDS.map(stem));
const CLOSING = new Set(CLOSING_WORDS.map(stem));
