import { foldText, splitName, splitWords } from "#engine/search/split-words.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { CLOSING_WORDS, isEmptyWord, OPENING_WORDS } from "./empty-words.ts";
import { FILLER_WORDS } from "./languages/filler-words.ts";
import { detectLanguage, SMALL_WORDS } from "./languages/detect-language.ts";

export const MOST_TERMS = 3;

/** What a project and a community both talk about. */
export type SharedTerms = {
  /** As the project writes them, in the order of how telling they are for the community. */
  terms: string[];
  /** The community is called after one of them. */
  isNamed: boolean;
  /** Its whole name is one of them: r/Beekeeping, not r/BeekeepingSupplies. */
  isWholeName: boolean;
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
  const common = language && FILLER_WORDS[language];
  const isEmpty = (word: string) =>
    isEmptyWord(word) || (small?.has(word) ?? false) || (common?.has(word) ?? false);
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
  const { theirs, places, names, wholeName } = readTheirs(facts);
  const pairs: Term[] = [];
  const taken = new Set<string>();
  for (const { begins, last, stems, joined } of said.pairs) {
    const areTheirs = places.has(joined) || stems.every((part) => places.has(part));
    if (!areTheirs || stems.some((part) => taken.has(part))) continue;
    const written = begins + writeAlone(last, said.forms, theirs);
    pairs.push({ written, stems: [joined, ...stems] });
    for (const part of stems) taken.add(part);
  }
  const words = said.words
    .filter(({ stem }) => places.has(stem) && !taken.has(stem))
    .map((word): Term => ({ written: writeAlone(word, said.forms, theirs), stems: [word.stem] }));
  const placeOf = ({ stems }: Term) =>
    Math.min(...stems.map((part) => places.get(part) ?? Infinity));
  const found = [...pairs, ...words].toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    terms: dedupe(found, ({ written }) => foldText(written))
      .slice(0, MOST_TERMS)
      .map(({ written }) => written),
    isNamed: found.some(({ stems }) => stems.some((part) => names.has(part))),
    isWholeName: found.some(({ stems }) => stems.includes(wholeName)),
  };
}

/** The words of a community: where each is said first, and those of its name. */
type Theirs = {
  theirs: string[];
  places: ReadonlyMap<string, number>;
  names: ReadonlySet<string>;
  wholeName: string;
};

const READ = new WeakMap<Named, Theirs>();

/** Once, however many projects they are held against. */
function readTheirs(facts: Named): Theirs {
  const known = READ.get(facts);
  if (known) return known;
  const nameWords = splitName(facts.name);
  const theirs = [...nameWords, ...facts.keywords.flatMap(splitWords)];
  const places = new Map(theirs.map((word, i) => [stemWord(word), i] as const).toReversed());
  const wholeName = stemWord(facts.name.toLowerCase());
  places.set(wholeName, 0);
  const names = new Set([wholeName, ...nameWords.map(stemWord)]);
  const read = { theirs, places, names, wholeName };
  READ.set(facts, read);
  return read;
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

/** What is written up to its last word, and that word. */
type Pair = { begins: string; last: Word; stems: string[]; joined: string };

/** Words that stand together and tell something: 'small business', 'self-hosted'. */
function pairWords(words: Word[], isEmpty: (word: string) => boolean): Pair[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (!next || !/^[ -]$/.test(word.gap) || word.stem === next.stem) return [];
    const opens = !isEmpty(word.folded) || OPENING_WORDS.has(word.folded);
    const closes = !isEmpty(next.folded) || CLOSING_WORDS.has(next.folded);
    if (!opens || !closes) return [];
    const joined = stemWord(word.folded + next.folded);
    return [{ begins: word.written + word.gap, last: next, stems: [word.stem, next.stem], joined }];
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

/** One form for what is one thing: bakers and baking, movie and movies; news, care and cars stay apart. */
export function stemWord(word: string): string {
  const singular = toSingular(word);
  return KEPT.has(singular) ? singular : toBase(singular);
}

/** A short word is all stem. */
const SHORTEST_INFLECTED = 4;

function toSingular(word: string): string {
  if (word.length < SHORTEST_INFLECTED || KEPT.has(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  // Movie and movies meet where party and parties do.
  if (word.length > 4 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function toBase(word: string): string {
  const ending = /(?:ing|(?<!e)er|(?<!e)ed)$/.exec(word)?.[0];
  if (ending === undefined) return word;
  const base = word.slice(0, -ending.length);
  const isLong = base.length >= (ending === "ed" ? 4 : 3) && /[aeiouy]/.test(base);
  return isLong ? restoreBase(base) : word;
}

/** Knitt was knit, bak was bake, freelanc was freelance, cook is cook. */
function restoreBase(base: string): string {
  if (base.length >= 4 && /([bdgmnprt])\1$/.test(base)) return base.slice(0, -1);
  if (base.length > 5 && base.endsWith("ll")) return base.slice(0, -1);
  const lostItsE =
    /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ||
    /[cv]$|[^s]s$|[aeo]z$|(?:[adr]|[^i]n)g$|[^aeo]at$|[^aeou]ur$/.test(base);
  return lostItsE && !/(?:ou|oo|ea|ee|ai)s?$/.test(base) ? `${base}e` : base;
}

/** They look inflected and are not, or are of another trade than their stem: trainings are no trains. */
const KEPT = new Set(
  `news lens always yoga chess canvas atlas gas bus christmas texas series species
  wedding marketing training dating building parking meeting shipping boxing fencing fishing housing clothing bedding
  something anything nothing everything morning evening spring string king ring wing thing sibling ceiling pudding
  poster corner flower tower layer matter master number letter counter offer order shower rubber barber dinner summer winter
  trailer liver speaker poker banner hammer pepper butter ladder supper copper manner litter broker sticker cooler
  water paper river silver power cover never ever over under other after super timer tiger cancer soccer career
  sober fiber cyber uber twitter mother father brother sister computer hundred sacred`.split(/\s+/),
);

export type ProjectText = { name: string; description: string };

/** Shorter descriptions say little; the name may say the rest. */
const SHORT_DESCRIPTION_WORDS = 6;

/** What a project says it is: its description, and its name only where that says too little. */
export function textOf(project: ProjectText): string {
  if (saysEnough(project)) return withoutName(project);
  return [project.name.trim(), project.description.trim()].filter(Boolean).join(". ");
}

/** Whether a description can do without the project's name. */
export function saysEnough(project: ProjectText): boolean {
  const words = withoutName(project).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= SHORT_DESCRIPTION_WORDS;
}

/** Whole words as they are written: of a project called Pet the petitions stay. */
function withoutName({ name, description }: ProjectText): string {
  if (name.trim() === "") return description;
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = String.raw`(?<![\p{L}\p{N}])${escaped}(?:['’]s)?(?![\p{L}\p{N}])`;
  return description.replace(new RegExp(whole, "gu"), " ").trim();
}
