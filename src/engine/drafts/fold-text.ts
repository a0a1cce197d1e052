import type { TextPlace } from "#engine/text/text-place.ts";

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
  folded = replaceIn(folded, WORD, readMixedWord);
  folded = replaceIn(folded, SPACED_ADDRESS, (address) => address.replaceAll(/\s+/g, ""));
  folded = replaceIn(folded, WRITTEN_DOT, (_, name, ending) => `${name}.${ending}`);
  folded = replaceIn(folded, DIGITS_IN_WORD, readDigits);
  const { text, offsets, hidden } = folded;
  return { text, toOriginal: (offset) => offsets[offset] ?? original.length, hidden };
}

type Mapped = { text: string; offsets: number[]; hidden: TextPlace[] };

// Nearly all drafts have nothing to undo, and are read at every keystroke.
const MAY_HIDE =
  /[\u00ad\u0180-\u200f\u2027-\uffff]|\b(?:dot|punkt|punto|point|ponto)\b|\s\.\s?[a-z]|\b\w\s\w\s\w\s\w\b|[a-z][013457$]+[a-z]/i;

const WITHOUT_WIDTH = new Set(
  [
    0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xfeff,
  ].map((point) => String.fromCodePoint(point)),
);

function foldCharacters(original: string): Mapped {
  let text = "";
  const offsets: number[] = [];
  const hidden: TextPlace[] = [];
  let offset = 0;
  for (const character of original) {
    const isPlain = character < "\u0180" && character !== "\u00ad";
    const folded = isPlain ? character : foldCharacter(character);
    // Between letters, nothing invisible has a business; emoji are joined by it.
    const next = foldCharacter(original.charAt(offset + character.length));
    const isTrick = folded !== character && /[a-z]$/i.test(text + folded) && /[a-z]/i.test(next);
    if (isTrick) hidden.push({ start: text.length, end: text.length + Math.max(1, folded.length) });
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(offset);
    text += folded;
    offset += character.length;
  }
  return { text, offsets, hidden };
}

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
  в: "b", // prettier-ignore
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
  Ј: "J", // prettier-ignore
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
  Ζ: "Z", // prettier-ignore
  ɡ: "g",
  ı: "i",
  ⅼ: "l", // prettier-ignore
};
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join("")}]`, "gu");
const WORD = /[a-z\u0370-\u052f\u0261\u0131]+/gi;

function readMixedWord(word: string): string {
  return /[a-z]/i.test(word)
    ? word.replace(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)
    : word;
}

const ENDING =
  "com|io|app|dev|ai|org|co|shop|store|xyz|me|gg|so|tech|site|ly|link|bio|to|de|at|ch|fr|es|it|nl|pl|br|pt|uk|eu";
const WRITTEN_DOT = new RegExp(
  `(?<![\\w-])([\\w-]{1,40})\\s?(?:[([{](?:dot|punkt|punto|point|ponto|\\.)[)\\]}]|\\sdot\\s|\\s\\.\\s?)\\s?(${ENDING})\\b`,
  "gi",
);
const SPACED_ADDRESS = /\b(?:\w\s){3,30}(?:\w\s?)?(?:\.|\(dot\))\s(?:\w\s){1,3}\w\b/gi;

/** Digits that stand for letters, in the words that filters look for and in no others. */
const DIGITS_IN_WORD = /(?<![a-z\d$])[a-z013457$]{3,16}(?![a-z\d$])/gi;
const DIGIT_LETTERS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", $: "s" }; // prettier-ignore
const HIDDEN_WORDS: ReadonlySet<string> = new Set(
  "link links site website free buy sign signup promo promotion discount download subscribe check code codes visit store shop click join sale sell order coupon offer deal message telegram whatsapp discord contract invite invited cash dev token profit money crypto".split(
    " ",
  ),
);

function readDigits(word: string): string {
  if (!/[013457$]/.test(word)) return word;
  const read = word.toLowerCase().replace(/[013457$]/g, (digit) => DIGIT_LETTERS[digit] ?? digit);
  return HIDDEN_WORDS.has(read) ? read : word;
}

/** Replaces matches, keeps track of where each character came from, and notes what was hidden. */
function replaceIn(
  { text, offsets, hidden }: Mapped,
  pattern: RegExp,
  replace: (match: string, ...groups: string[]) => string,
): Mapped {
  let replaced = "";
  const origins: number[] = [];
  const found: TextPlace[] = [];
  let from = 0;
  const keep = (start: number, end: number) => {
    replaced += text.slice(start, end);
    for (let at = start; at < end; at += 1) origins.push(offsets[at] ?? 0);
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
      origins.push(offsets[match.index + share] ?? 0);
    }
    from = match.index + whole.length;
  }
  if (found.length === 0) return { text, offsets, hidden };
  keep(from, text.length);
  return { text: replaced, offsets: origins, hidden: [...hidden, ...found] };
}
