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

/** The same for many communities: the text, which may be long, is read once. */
export function createTermFinder(text: string): (facts: NamedFacts) => string[] {
  const words = readWords(withoutName(text));
  const said: Said = {
    words: dedupe(words, (word) => word.stem).filter((word) => !EMPTY.has(word.stem)),
    pairs: dedupe(pairWords(words), (pair) => pair.joined),
    forms: new Set(words.map(({ folded }) => folded)),
  };
  return (facts) => findShared(said, facts);
}

/** Each word and pair once, as it is written first. */
type Said = { words: Word[]; pairs: Pair[]; forms: Set<string> };

function dedupe<T>(items: T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

function findShared(said: Said, facts: NamedFacts): string[] {
  const theirs = [...splitName(facts.name), ...facts.keywords.flatMap(splitWords)];
  const places = new Map(theirs.map((word, place) => [stem(word), place] as const).toReversed());
  places.set(stem(facts.name.toLowerCase()), 0);
  const pairs: Term[] = [];
  const taken = new Set<string>();
  for (const { written, stems, joined } of said.pairs) {
    const areTheirs = places.has(joined) || stems.every((part) => places.has(part));
    if (!areTheirs || stems.some((part) => taken.has(part))) continue;
    pairs.push({ written, stems });
    for (const part of stems) taken.add(part);
  }
  const words = said.words
    .filter((word) => places.has(word.stem) && !taken.has(word.stem))
    .map((word): Term => ({ written: writeAlone(word, said.forms, theirs), stems: [word.stem] }));
  const placeOf = ({ stems }: Term) => Math.min(...stems.map((part) => places.get(part) ?? 0));
  return [...pairs, ...words]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, MOST_TERMS)
    .map(({ written }) => written);
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

type Pair = Term & { joined: string };

/** Words that stand together and tell something: 'small business', 'self-hosted'. */
function pairWords(words: Word[]): Pair[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (!next || !/^[ -]$/.test(word.gap) || word.stem === next.stem) return [];
    const opens = !EMPTY.has(word.stem) || OPENING.has(word.stem);
    const closes = !EMPTY.has(next.stem) || CLOSING.has(next.stem);
    if (!opens || !closes) return [];
    const written = word.written + word.gap + next.written;
    return [{ written, stems: [word.stem, next.stem], joined: stem(word.folded + next.folded) }];
  });
}

/** 'Talks about dogs' and 'about cooking' read better than 'dog' and 'cook', where either says so. */
function writeAlone({ written, folded }: Word, forms: Set<string>, theirs: string[]): string {
  if (folded.length <= 2) return written;
  const isUsed = (form: string) => forms.has(form) || theirs.includes(form);
  return written + (["s", "ing"].find((ending) => isUsed(folded + ending)) ?? "");
}

/** Rough on purpose: freelance, freelancers and freelancing are one. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/ies$/, "y").replace(/(?:ing|ers|er|es|ed|(?<!s)s|e)$/, "");
}

const EMPTY = new Set(EMPTY_WORDS.map(stem));
const OPENING = new Set(OPENING_WORDS.map(stem));
const CLOSING = new Set(CLOSING_WORDS.map(stem));
