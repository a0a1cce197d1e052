import { foldText, splitName, splitWords } from "#engine/search/split-words.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { CLOSING_WORDS, isEmptyWord, OPENING_WORDS } from "./empty-words.ts";
import { detectLanguage } from "./languages/detect-language.ts";
import { SMALL_WORDS } from "./languages/small-words.ts";
import { type ProjectText, textOf } from "./project-text.ts";
import { stemWord } from "./stem-word.ts";

const MOST_TERMS = 3;

/** What a project and a community both talk about. */
export type SharedTerms = {
  /** As the project writes them, in the order of how telling they are for the community. */
  terms: string[];
  /** The community is called after one of them. */
  isNamed: boolean;
};

type Named = Pick<SubredditFacts, "name" | "keywords">;
export type FindShared = (facts: Named) => SharedTerms;

/** For many communities: the text, which may be long, is read once. */
export function createTermFinder(project: ProjectText): FindShared {
  const said = readSaid(project);
  return (facts) => findShared(said, facts);
}

/** Each word and pair once, as it is written first. */
type Said = { words: Word[]; pairs: Pair[]; forms: Set<string> };

function readSaid(project: ProjectText): Said {
  const text = textOf(project);
  const language = detectLanguage(text);
  const small = language && SMALL_WORDS[language];
  const isEmpty = (word: string) => isEmptyWord(word) || (small?.has(word) ?? false);
  const words = readWords(text);
  return {
    words: dedupe(
      words.filter(({ folded }) => !isEmpty(folded)),
      ({ stem }) => stem,
    ),
    pairs: dedupe(pairWords(words, isEmpty), (pair) => pair.joined),
    forms: new Set(words.map(({ folded }) => folded)),
  };
}

function dedupe<T>(items: T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

type Term = { written: string; stems: string[] };

function findShared(said: Said, facts: Named): SharedTerms {
  const nameWords = splitName(facts.name);
  const theirs = [...nameWords, ...facts.keywords.flatMap(splitWords)];
  const places = new Map(theirs.map((word, i) => [stemWord(word), i] as const).toReversed());
  const wholeName = stemWord(facts.name.toLowerCase());
  places.set(wholeName, 0);
  const pairs: Term[] = [];
  const taken = new Set<string>();
  for (const { written, stems, joined } of said.pairs) {
    const areTheirs = places.has(joined) || stems.every((part) => places.has(part));
    if (!areTheirs || stems.some((part) => taken.has(part))) continue;
    pairs.push({ written, stems: [joined, ...stems] });
    for (const part of stems) taken.add(part);
  }
  const words = said.words
    .filter(({ stem }) => places.has(stem) && !taken.has(stem))
    .map((word): Term => ({ written: writeAlone(word, said.forms, theirs), stems: [word.stem] }));
  const placeOf = ({ stems }: Term) =>
    Math.min(...stems.map((part) => places.get(part) ?? Infinity));
  const found = [...pairs, ...words].toSorted((a, b) => placeOf(a) - placeOf(b));
  const names = new Set([wholeName, ...nameWords.map(stemWord)]);
  return {
    terms: dedupe(found, ({ written }) => foldText(written))
      .slice(0, MOST_TERMS)
      .map(({ written }) => written),
    isNamed: found.some(({ stems }) => stems.some((part) => names.has(part))),
  };
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
    // The baker's bread is bread of the baker.
    const bare = match[0].replace(/^['’]+|['’](?:s|S)?$/g, "");
    const folded = foldText(bare);
    return {
      // A capital that only begins a sentence is no part of the word.
      written: startsSentence && /^\p{Lu}[\p{Ll}'’]*$/u.test(bare) ? bare.toLowerCase() : bare,
      folded,
      stem: stemWord(folded),
      gap: text.slice(end, matches[i + 1]?.index ?? end),
    };
  });
}

type Pair = Term & { joined: string };

/** Words that stand together and tell something: 'small business', 'self-hosted'. */
function pairWords(words: Word[], isEmpty: (word: string) => boolean): Pair[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (!next || !/^[ -]$/.test(word.gap) || word.stem === next.stem) return [];
    const opens = !isEmpty(word.folded) || OPENING_WORDS.has(word.folded);
    const closes = !isEmpty(next.folded) || CLOSING_WORDS.has(next.folded);
    if (!opens || !closes) return [];
    const joined = stemWord(word.folded + next.folded);
    const written = word.written + word.gap + next.written;
    return [{ written, stems: [word.stem, next.stem], joined }];
  });
}

/** 'Talks about dogs' and 'about cooking' read better than 'dog' and 'cook', where either says so. */
function writeAlone({ written, folded, stem }: Word, forms: Set<string>, theirs: string[]): string {
  if (folded.length <= 2) return written;
  const isUsed = (form: string) => forms.has(form) || theirs.includes(form);
  const ending = ["s", "ing"].find(
    (known) => isUsed(folded + known) && stemWord(folded + known) === stem,
  );
  return written + (ending ?? "");
}
