import type { TextPlace } from "#engine/text/text-place.ts";
import { DIGITS_IN_WORD, DOT_SIGN, MAY_HIDE, SPACED_ADDRESS, SPACED_WORD } from "./draft-rows.ts";

/** A text as a reader understands it, whatever was done to hide it from filters. */
export type FoldedText = {
  text: string;
  /** Where an offset into the folded text lies in the original. */
  toOriginal: (offset: number) => number;
  /** Words of the folded text that were written so that filters miss them. */
  hidden: TextPlace[];
};

/**
 * Undoes what hides words from filters: characters without width, letters of other scripts that look
 * Latin, full-width letters, digits for letters, 'example (dot) com' and 'e x a m p l e . c o m'.
 */
export function foldText(original: string): FoldedText {
  if (!MAY_HIDE.test(original))
    return { text: original, toOriginal: (offset) => offset, hidden: [] };
  let folded = foldCharacters(original);
  if (LOOK_ALIKE.test(folded.text)) folded = replaceIn(folded, WORD, readMixedWord);
  folded = replaceIn(folded, SPACED_ADDRESS, (address) => address.replaceAll(/\s+/g, ""));
  folded = replaceIn(folded, SPACED_WORD, (word) => word.replaceAll(/\s/g, ""));
  if (DOT_SIGN.test(folded.text)) {
    folded = replaceIn(folded, WRITTEN_DOT, (_, name, ending) => `${name}.${ending}`);
  }
  folded = replaceIn(folded, DIGITS_IN_WORD, readDigits);
  const { text, offsets, hidden } = folded;
  const toOriginal = (offset: number) =>
    startOfCharacter(original, offsets ? (offsets[offset] ?? original.length) : offset);
  return { text, toOriginal, hidden };
}

/** The middle of an emoji is no place. */
function startOfCharacter(text: string, at: number): number {
  const isMiddle = at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return isMiddle ? at - 1 : at;
}

/** Without offsets, each character is where it was. */
type Mapped = { text: string; offsets: number[] | null; hidden: TextPlace[] };

// Nearly all drafts have nothing to undo, and are read at every keystroke.

const WITHOUT_WIDTH = new Set(
  [
    0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xfeff,
  ].map((point) => String.fromCodePoint(point)),
);

/** All that is not plain; where nothing of it has to be undone, the text stays as it is. */
const ODD_CHARACTER = /[\u00ad\u0180-\u{10ffff}]/gu;

function foldCharacters(original: string): Mapped {
  let text = "";
  const offsets: number[] = [];
  const hidden: TextPlace[] = [];
  let from = 0;
  const keep = (until: number) => {
    text += original.slice(from, until);
    for (let at = from; at < until; at += 1) offsets.push(at);
  };
  for (const { 0: character, index } of original.matchAll(ODD_CHARACTER)) {
    const folded = foldCharacter(character);
    if (folded === character) continue;
    keep(index);
    from = index + character.length;
    // Between letters, nothing invisible has a business; emoji are joined by it.
    const isAmongLetters =
      LETTER.test(folded.at(-1) ?? text.at(-1) ?? "") &&
      LETTER.test(foldCharacter(original.charAt(from)));
    if (isAmongLetters) {
      hidden.push({ start: text.length, end: text.length + Math.max(1, folded.length) });
    }
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(index);
    text += folded;
  }
  if (from === 0) return { text: original, offsets: null, hidden };
  keep(original.length);
  return { text, offsets, hidden };
}

const LETTER = /[a-z]/i;

function foldCharacter(character: string): string {
  if (WITHOUT_WIDTH.has(character)) return "";
  // Full-width, mathematical and circled letters have a plain one; other scripts stay as they are.
  const plain = character.normalize("NFKC");
  return /^[\x20-\x7e]+$/.test(plain) ? plain : character;
}

/** Greek and Cyrillic letters that pass for Latin ones; only in words that also have Latin letters. */
const LOOK_ALIKES: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ј: "j",
  ѕ: "s",
  ԁ: "d",
  һ: "h",
  ԛ: "q",
  ԝ: "w",
  к: "k",
  т: "t",
  м: "m",
  н: "h",
  в: "b",
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  Х: "X",
  У: "Y",
  І: "I",
  Ѕ: "S",
  Ј: "J",
  α: "a",
  ο: "o",
  ν: "v",
  ρ: "p",
  ι: "i",
  κ: "k",
  τ: "t",
  Α: "A",
  Β: "B",
  Ε: "E",
  Ι: "I",
  Κ: "K",
  Μ: "M",
  Ν: "N",
  Ο: "O",
  Ρ: "P",
  Τ: "T",
  Χ: "X",
  Ζ: "Z",
  ɡ: "g",
  ı: "i",
  ⅼ: "l",
};
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join("")}]`, "u");
const EACH_LOOK_ALIKE = new RegExp(LOOK_ALIKE, "gu");
const WORD = /[a-z\u0370-\u052f\u0261\u0131]+/gi;

function readMixedWord(word: string): string {
  return /[a-z]/i.test(word)
    ? word.replace(EACH_LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)
    : word;
}

const ENDING =
  "com|io|app|dev|ai|org|net|co|shop|store|xyz|me|gg|so|tech|site|studio|club|online|info|ly|link|bio|to|de|at|ch|fr|es|it|nl|pl|br|pt|uk|eu|example";
const WRITTEN_DOT = new RegExp(
  `(?<![\\w-])([\\w-]{1,40})\\s?(?:[([{](?:dot|punkt|punto|point|ponto|\\.)[)\\]}]|\\sdot\\s|\\s\\.(?!net\\b)\\s?)\\s?(${ENDING})\\b`,
  "gi",
);

const DIGIT_LETTERS: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  $: "s",
};
const HIDDEN_WORDS: ReadonlySet<string> = new Set(
  "link links site website free buy sign signup promo promotion discount download subscribe check code codes visit store shop click join sale sell order coupon offer deal message telegram whatsapp discord contract invite invited cash dev token profit money crypto".split(
    " ",
  ),
);

function readDigits(word: string): string {
  const read = word.toLowerCase().replace(/[013457$]/g, (digit) => DIGIT_LETTERS[digit] ?? digit);
  return HIDDEN_WORDS.has(read) ? read : word;
}

/** Replaces matches, keeps track of where each character came from, and notes what was hidden. */
function replaceIn(
  { text, offsets, hidden }: Mapped,
  pattern: RegExp,
  replace: (match: string, ...groups: string[]) => string,
): Mapped {
  const originOf = (at: number) => (offsets ? (offsets[at] ?? 0) : at);
  let replaced = "";
  const origins: number[] = [];
  const found: TextPlace[] = [];
  let from = 0;
  const keep = (start: number, end: number) => {
    replaced += text.slice(start, end);
    for (let at = start; at < end; at += 1) origins.push(originOf(at));
  };
  for (const match of text.matchAll(pattern)) {
    const [whole, ...groups] = match;
    const instead = replace(whole, ...groups.map((group) => group ?? ""));
    if (instead === whole) continue;
    keep(from, match.index);
    found.push({ start: replaced.length, end: replaced.length + instead.length });
    replaced += instead;
    for (let unit = 0; unit < instead.length; unit += 1) {
      const share = Math.floor((unit / instead.length) * whole.length);
      origins.push(originOf(match.index + share));
    }
    from = match.index + whole.length;
  }
  if (found.length === 0) return { text, offsets, hidden };
  keep(from, text.length);
  return { text: replaced, offsets: origins, hidden: [...hidden, ...found] };
}
