import { dropEnding } from "#engine/text/characters.ts";
import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { type ReadNumber, readNumbers } from "./read-numbers.ts";
import type { ReadSources } from "./read-sources.ts";
import { type Word, stemOf } from "./read-words.ts";
import type { WordSpan } from "./claim.ts";
import { BODIES, JOBS } from "./signs.ts";
import { findTimeClaims, LONG_UNITS } from "./find-time-claims.ts";
import { tells } from "./telling-words.ts";
import { ENDS_ITEM, NO_HALF, SAYS_ABOUT, SAYS_OVER, SAYS_UNDER } from "./claim-rows.ts";

/** Numbers, shares, spans of time and dates that the founder did not give. */
export function findNumberClaims(words: readonly Word[], sources: ReadSources): WordSpan[] {
  const numbers = readNumbers(words);
  const counted = new Set(numbers.flatMap(({ from, to }) => range(from, to)));
  return [
    ...numbers
      .filter((number) => !isGeneric(number, words) && !isSupported(number, words, sources))
      .map((number) => spanOf(number, words)),
    ...findVague(words, sources, counted),
    ...findTimeClaims(words, sources, counted),
  ];
}

function spanOf({ from, to, unit }: ReadNumber, words: readonly Word[]): WordSpan {
  const kind = unit !== null && CURRENCIES.has(unit) ? "price" : "number";
  const next = words[to];
  const isNoun = next?.gap === " " && !STOPS.has(next.lower) && next.lower.length > 2;
  return { from, to: isNoun || next?.gap === "-" ? to + 1 : to, kind };
}

const CURRENCIES: ReadonlySet<string> = new Set(["pound", "dollar", "euro"]);

/** Numbers that state nothing: the mark of a list's entry, 'two things I learnt', '100% sure'. */
function isGeneric(
  { value, from, to, unit, isOrdinal }: ReadNumber,
  words: readonly Word[],
): boolean {
  const [word, next, behind] = [words[from], words[to], words[from - 1]];
  if (!word || value === 0) return true;
  const isFirst = word.gap === "" || word.gap.includes("\n");
  const isListMark = isFirst && ENDS_ITEM.test(next?.gap ?? "");
  if (isListMark && value < 30) return true;
  if (unit === "percent" && value === 100) return tells(next?.lower, "isWhollySo");
  if (value === 1 && unit !== null) return !LONG_UNITS.has(unit) || tells(unit, "isPartOfDay");
  if (isOrdinal && tells(next?.lower, "isNthOfText")) return true;
  const isOfText = value <= 5 && next !== undefined && TEXT_NOUNS.has(stemOf(next.lower));
  return isOfText || (value === 2 && behind?.lower === "the" && next?.gap !== " ");
}

/** What a post itself consists of: 'three questions', 'two things surprised me'. */
const TEXT_NOUNS: ReadonlySet<string> = new Set(
  "thing question point reason way part lesson cent note caveat detail sentence paragraph option kind sort piece"
    .split(" ")
    .map(stemOf),
);

function isSupported(
  { value, unit, from, to, isOrdinal, isFraction: isRough = false }: ReadNumber,
  words: readonly Word[],
  sources: ReadSources,
): boolean {
  if (
    unit === "minute" &&
    sources.minutes.some(
      (known) => known === value || (isRough && Math.abs(known - value) <= known / 10),
    )
  )
    return true;
  const isAboutCommunity =
    sources.communityNumbers.has(value) && sentenceHas(words, from, COMMUNITY_WORDS);
  if (isAboutCommunity) return true;
  const known = sources.numbers.get(value);
  if (known) {
    if (unit === "person") return known.some((each) => isOfPeople(each, value));
    if (isOrdinal && isFraction(words, from))
      return sources.founderHasStem(words[from]?.stem ?? "");
    if (unit === null) return value > MOST_SMALL || isOrdinal || isCounted(words, to, known);
    if (known.some((each) => each.unit === unit || each.near.has(stemOf(unit)))) return true;
    return !CURRENCIES.has(unit) && !MEASURES.has(unit);
  }
  if (unit === "percent" && hasRatio(sources, value)) return true;
  if (unit === "percent" && value === 50 && sources.founderHasStem("half")) return true;
  return isRounded(value, unit, words, from, to, sources);
}

/** 'By a third', 'two fifths', unlike 'the third time'. */
function isFraction(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? "";
  return before === "one" || (before === "a" && tells(words[at - 2]?.lower, "sharesOut"));
}

/** 'Four in ten' is 40%. */
function hasRatio({ numbers, founderHasPhrase }: ReadSources, percent: number): boolean {
  if (!numbers.has(10) || percent % 10 !== 0 || !numbers.has(percent / 10)) return false;
  return ["in ten", "in 10", "out of ten", "of ten"].some((phrase) => founderHasPhrase(phrase));
}

/** A large number is hardly met by chance; of a small one it counts what is counted. */
const MOST_SMALL = 20;

type Known = { unit: string | null; near: ReadonlySet<string>; text: ReadonlySet<string> };

function isOfPeople({ unit, near, text }: Known, value: number): boolean {
  if (unit === "person" || hasAny(near, PEOPLE)) return true;
  return value > 12 && (hasAny(text, PEOPLE) || (unit === null && value > MOST_SMALL));
}

/** Whether the founder spoke of what is counted, in the same answer: 'three restaurants'. */
function isCounted(words: readonly Word[], to: number, known: readonly Known[]): boolean {
  const counted: Word[] = [];
  for (const word of words.slice(to, to + 3)) {
    if ((word.gap !== " " && word.gap !== "-") || STOPS.has(word.lower)) break;
    if (!EVERYDAY_WORDS.has(word.lower) && word.lower.length > 3) counted.push(word);
  }
  // 'Two pages' for 'two sheets' is a way of putting it; two nurses are somebody.
  const isTelling = counted.some(({ lower }) => tells(lower, "isPeople") || isSomebody(lower));
  return !isTelling || known.some(({ text }) => counted.some(({ stem }) => text.has(stem)));
}

/** Whether a plural is of people or institutions. */
function isSomebody(plural: string): boolean {
  const one = plural.endsWith("ies") ? `${plural.slice(0, -3)}y` : dropEnding(plural, "s");
  return plural.endsWith("s") && (JOBS.has(one) || BODIES.has(one));
}

/** Units under which a number must have been given, not merely somewhere. */
const MEASURES: ReadonlySet<string> = new Set(
  "second minute hour day night evening weekend week month year decade summer winter percent mile kilometre times country language".split(
    " ",
  ),
);
const PEOPLE: ReadonlySet<string> = new Set(
  "them us who person user reader player listener student".split(" ").map(stemOf),
);
const COMMUNITY_WORDS: ReadonlySet<string> = new Set(
  "rule rules mods moderators sub subreddit thread flair allowed karma".split(" "),
);

/** 'Over 400' says no more than '412': hedged, rounder, and within a tenth. */
function isRounded(
  value: number,
  unit: string | null,
  words: readonly Word[],
  from: number,
  to: number,
  sources: ReadSources,
): boolean {
  if (value < 20 || value % 10 !== 0) return false;
  const hedge = [words[from - 2]?.lower, words[from - 1]?.lower].join(" ");
  const isPlus = (words[to]?.gap ?? "").startsWith("+");
  const isOver = isPlus || SAYS_OVER.test(hedge);
  const isUnder = SAYS_UNDER.test(hedge);
  const isAbout = SAYS_ABOUT.test(hedge);
  if (!isOver && !isUnder && !isAbout) return false;
  for (const [known, places] of sources.numbers) {
    const isClose = Math.abs(known - value) <= known / 10;
    const isRight = isOver ? known >= value : isUnder ? known <= value : true;
    const isSame =
      unit === null || unit === "person" || places.some((place) => place.unit === unit);
    if (isClose && isRight && isSame) return true;
  }
  return false;
}

/** 'Dozens of users', 'half of them', 'twice as fast'. */
function findVague(
  words: readonly Word[],
  sources: ReadSources,
  counted: ReadonlySet<number>,
): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    if (counted.has(at)) return [];
    const { lower } = word;
    const next = words[at + 1];
    const crowd = CROWDS[lower];
    if (crowd) {
      const noun = next?.lower === "of" ? words[at + 2] : undefined;
      if (sources.founderHasStem(word.stem) || hasBetween(sources, crowd, noun)) return [];
      return [
        {
          from: at,
          to: Math.min(words.length, at + (next?.lower === "of" ? 3 : 1)),
          kind: "number",
        },
      ];
    }
    if (lower === "half" && next?.lower === "as" && !sources.founderHasPhrase("half as")) {
      return [{ from: at, to: Math.min(words.length, at + 3), kind: "number" }];
    }
    const share = SHARES.find(({ words: said }) => said.includes(lower));
    if (
      share &&
      !(share.except?.test(`${words[at - 1]?.lower ?? ""} ${lower} ${next?.lower ?? ""}`) ?? false)
    ) {
      const isKnown =
        share.stems.some((stem) => sources.founderHasStem(stem)) ||
        share.values.some((value) => sources.numbers.has(value));
      if (!isKnown) return [{ from: at, to: at + 1, kind: "number" }];
    }
    return [];
  });
}

/** From how much to how much a crowd is. */
const CROWDS: Record<string, [number, number]> = {
  dozens: [24, 200],
  hundreds: [200, 2000],
  thousands: [2000, 1e6],
  millions: [2e6, 1e12],
};

function hasBetween(
  { numbers }: ReadSources,
  [low, high]: [number, number],
  noun: Word | undefined,
): boolean {
  return [...numbers].some(
    ([value, places]) =>
      value >= low && value < high && (!noun || places.some(({ text }) => text.has(noun.stem))),
  );
}

const SHARES: { words: string[]; except?: RegExp; stems: string[]; values: number[] }[] = [
  {
    words: ["half"],
    except: NO_HALF,
    stems: ["half"],
    values: [50, 0.5],
  },
  { words: ["twice", "doubled", "doubling"], stems: ["twice", "double"].map(stemOf), values: [] },
  {
    words: ["triple", "tripled", "tenfold", "threefold", "quadrupled", "thrice"],
    stems: ["triple", "tenfold", "quadruple", "threefold"].map(stemOf),
    values: [],
  },
  {
    words: ["quarter", "quarters", "thirds", "fifths"],
    stems: ["quarter", "third", "fifth"].map(stemOf),
    values: [25],
  },
];

const STOPS: ReadonlySet<string> = new Set(
  "and or of to in on at by for from with the a an but so that it is was are were i we they you my our per as if then than out up there here who which when where how what have has had will would can could do did came come went get got be been being not all more less each every often always never still just only also ago later each apart away long old".split(
    " ",
  ),
);

function sentenceHas(words: readonly Word[], at: number, wanted: ReadonlySet<string>): boolean {
  const sentence = words[at]?.sentence;
  for (let i = at; i >= 0 && words[i]?.sentence === sentence; i -= 1)
    if (wanted.has(words[i]?.lower ?? "")) return true;
  for (let i = at; words[i]?.sentence === sentence && i < words.length; i += 1)
    if (wanted.has(words[i]?.lower ?? "")) return true;
  return false;
}

function hasAny(set: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].some((each) => set.has(each));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
