import { beginsWithNumber, beginsWithOne, endsWithOne } from "#engine/text/characters.ts";
import type { Word } from "./read-words.ts";
import { tells } from "./telling-words.ts";
import { COMPARES, DIGITS } from "./claim-rows.ts";

/** A number of a text, in digits or in words, with what it measures. */
export type ReadNumber = {
  value: number;
  /** As indices into the words: the first, and the one behind the last. */
  from: number;
  to: number;
  /** 'minute', 'percent', 'pound', 'person' …; null for everything else. */
  unit: string | null;
  /** 'third' and '3rd': counts as 3 as well. */
  isOrdinal: boolean;
  /** 'A quarter of an hour': nobody means fifteen minutes exactly. */
  isFraction?: boolean;
};

/** The numbers among these words. 'One' counts only where it measures something: 'one year'. */
export function readNumbers(words: readonly Word[]): ReadNumber[] {
  const numbers: ReadNumber[] = [];
  for (let at = 0; at < words.length;) {
    const read = readOne(words, at);
    if (!read) {
      at += 1;
      continue;
    }
    const unit = read.unit ?? unitBehind(words, read.to) ?? currencyBefore(words[at]);
    if (read.value !== 1 || unit !== null || beginsWithNumber(words[at]?.text ?? ""))
      numbers.push({ ...read, from: at, unit });
    at = read.to;
  }
  return numbers;
}

type Parsed = Omit<ReadNumber, "from">;

function readOne(words: readonly Word[], at: number): Parsed | null {
  const word = words[at];
  if (!word) return null;
  const fraction = readFraction(words, at);
  if (fraction) return fraction;
  return beginsWithNumber(word.text) ? readDigits(words, at, word.lower) : readSpelled(words, at);
}

const FRACTIONS: [words: string, minutes: number][] = [
  ["three quarters of an hour", 45],
  ["quarter of an hour", 15],
  ["half an hour", 30],
];

/** 'Half an hour' is thirty minutes. */
function readFraction(words: readonly Word[], at: number): Parsed | null {
  for (const [phrase, value] of FRACTIONS) {
    const parts = phrase.split(" ");
    const isSame = parts.every((part, index) => words[at + index]?.lower === part);
    if (isSame)
      return { value, to: at + parts.length, unit: "minute", isOrdinal: false, isFraction: true };
  }
  return null;
}

function readDigits(words: readonly Word[], at: number, lower: string): Parsed | null {
  const [, digits = "", ending = ""] = DIGITS.exec(lower.normalize("NFKC")) ?? [];
  if (digits === "") return null;
  const plain = digits.replaceAll(/,(?=\d{3}(?!\d))/g, "").replace(",", ".");
  const value = Number(plain);
  if (Number.isNaN(value)) return null;
  if (tells(ending, "endsOrdinal")) return { value, to: at + 1, unit: null, isOrdinal: true };
  const scale = SCALES[ending] ?? 1;
  const unit = scale > 1 ? null : ending === "x" ? "times" : (UNITS.get(ending) ?? null);
  if (ending !== "" && scale === 1 && unit === null) return null;
  const next = words[at + 1];
  const behind = ending === "" && next && isJoined(next) ? (SCALES[next.lower] ?? 1) : 1;
  return {
    value: value * scale * behind,
    to: behind > 1 ? at + 2 : at + 1,
    unit,
    isOrdinal: false,
  };
}

const SCALES: Record<string, number> = {
  k: 1000,
  m: 1e6,
  mn: 1e6,
  bn: 1e9,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
};

function isJoined({ gap }: Word): boolean {
  return gap === " " || gap === "-" || gap === "";
}

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const CARDINALS = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, 20 + 10 * index]),
]);
const ORDINALS = new Map<string, number>(
  "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    .split(" ")
    .map((word, index): [string, number] => [word, index + 3]),
);

/** 'three hundred and twelve', 'thirty-one', 'a dozen', 'two hundred'. */
function readSpelled(words: readonly Word[], at: number): Parsed | null {
  const ordinal = ORDINALS.get(words[at]?.lower ?? "");
  if (ordinal !== undefined) return { value: ordinal, to: at + 1, unit: null, isOrdinal: true };
  let total = 0;
  let current: number | null = null;
  let to = at;
  for (; to < words.length; to += 1) {
    const word = words[to];
    if (!word || (to > at && !isJoined(word))) break;
    const { lower } = word;
    const value = CARDINALS.get(lower);
    const scale = lower.length > 2 ? SCALES[lower] : undefined;
    if (lower === "dozen" && (to === at || current !== null)) {
      current = 12 * (current ?? 1);
    } else if (value !== undefined) {
      // 'two three' are two numbers, 'twenty three' is one, 'three hundred twelve' too.
      const isRest = current !== null && current > 0 && isRoomFor(current, value);
      if (current !== null && !isRest) break;
      current = (current ?? 0) + value;
    } else if (scale !== undefined && (current !== null || isArticle(words[to - 1]))) {
      const factor: number = current ?? 1;
      if (scale === 100) current = factor * 100;
      else {
        total += factor * scale;
        current = 0;
      }
    } else if (lower === "and" && current !== null && endsInScale(words[to - 1])) {
      if (CARDINALS.has(words[to + 1]?.lower ?? "")) continue;
      break;
    } else break;
  }
  if (current === null) return null;
  return { value: total + current, to, unit: null, isOrdinal: false };
}

function isRoomFor(current: number, value: number): boolean {
  if (current % 1000 === 0 || (current % 100 === 0 && value < 100)) return true;
  return current % 10 === 0 && current % 100 >= 20 && value > 0 && value < 10;
}

function isArticle(word: Word | undefined): boolean {
  return word?.lower === "a" || word?.lower === "an";
}

function endsInScale(word: Word | undefined): boolean {
  return SCALES[word?.lower ?? ""] !== undefined;
}

/** Words that measure or count, each with the word for all that mean the same. */
const UNITS = new Map<string, string>(
  [
    "second sec secs seconds",
    "minute minutes min mins",
    "hour hours h hr hrs",
    "day days",
    "night nights",
    "evening evenings",
    "weekend weekends",
    "week weeks",
    "month months",
    "year years yr yrs",
    "decade decades",
    "summer summers",
    "winter winters",
    "percent % pct",
    "pound pounds gbp quid £",
    "dollar dollars usd bucks $",
    "euro euros eur €",
    "mile miles",
    "kilometre kilometres km kms kilometer kilometers",
    "times x",
    "country countries",
    "language languages",
    "person people users user customers customer clients client subscribers subscriber readers reader players player downloads installs testers tester members followers listeners students folks signups teams companies",
  ].flatMap((line) => {
    const [unit = "", ...forms] = line.split(" ");
    return [unit, ...forms].map((form): [string, string] => [form, unit]);
  }),
);

export function unitOf(lower: string): string | null {
  return UNITS.get(lower) ?? null;
}

const MONEY_SIGNS = "£$€";

/** The unit right behind a number, with at most one word between: '40 happy users', '14-minute'. */
function unitBehind(words: readonly Word[], at: number): string | null {
  const [next, after] = [words[at], words[at + 1]];
  if (next?.gap.trimStart().startsWith("%")) return "percent";
  if (next && beginsWithOne(next.gap.trimStart(), MONEY_SIGNS))
    return UNITS.get(next.gap.trim().charAt(0)) ?? null;
  if (!next || !isJoined(next)) return null;
  const unit = UNITS.get(next.lower);
  // 'Three times' counts how often; 'three times faster' compares.
  if (unit === "times") return COMPARES.test(after?.lower ?? "") ? unit : null;
  if (unit !== undefined) return unit;
  return after && isJoined(after) && !STOPS_UNIT.has(next.lower)
    ? (UNITS.get(after.lower) ?? null)
    : null;
}

const STOPS_UNIT: ReadonlySet<string> = new Set(
  "and or of to in on at by for from with the a an per out times x each every".split(" "),
);

function currencyBefore(word: Word | undefined): string | null {
  const gap = word?.gap ?? "";
  return endsWithOne(gap, MONEY_SIGNS) ? (UNITS.get(gap.slice(-1)) ?? null) : null;
}
