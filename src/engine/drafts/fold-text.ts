/** A text as a reader understands it, whatever was done to hide it from filters. */
export type FoldedText = {
  text: string;
  /** Where an offset into the folded text lies in the original. */
  toOriginal: (offset: number) => number;
};

/**
 * Undoes what hides words from filters: characters without width, letters of other scripts that look
 * Latin, full-width letters, digits for letters, 'example (dot) com' and 'e x a m p l e . c o m'.
 */
export function foldText(original: string): FoldedText {
  if (!MAY_HIDE.test(original)) return { text: original, toOriginal: (offset) => offset };
  let folded = foldCharacters(original);
  folded = replaceIn(folded, WORD, readMixedWord);
  folded = replaceIn(folded, SPACED_ADDRESS, (address) => address.replaceAll(/\s+/g, ""));
  folded = replaceIn(folded, WRITTEN_DOT, (_, name, ending) => `${name}.${ending}`);
  folded = replaceIn(folded, DIGITS_IN_WORD, readDigits);
  const { text, offsets } = folded;
  return { text, toOriginal: (offset) => offsets[offset] ?? original.length };
}

type Mapped = { text: string; offsets: number[] };

// Nearly all drafts have nothing to undo, and are read at every keystroke.
const MAY_HIDE =
  /[^\x00-\x7f\u2010-\u2026\u00a0-\u017f]|\bdot\b|\s\.\s?[a-z]|\b\w\s\w\s\w\s\w\b|[a-z][013457$]+[a-z]/i;

const WITHOUT_WIDTH = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\ufe00-\ufe0f]/u;

function foldCharacters(original: string): Mapped {
  let text = "";
  const offsets: number[] = [];
  let offset = 0;
  for (const character of original) {
    const isPlain = character < "\u0180";
    const folded = isPlain ? character : foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(offset);
    text += folded;
    offset += character.length;
  }
  return { text, offsets };
}

function foldCharacter(character: string): string {
  if (WITHOUT_WIDTH.test(character)) return "";
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

const ENDING = "com|io|app|dev|ai|net|org|co|shop|store|xyz|me|gg|so|tech|site|ly|link|bio|to";
const WRITTEN_DOT = new RegExp(
  `([\\w-]{2,40})\\s?(?:\\(dot\\)|\\[dot\\]|\\{dot\\}|\\(\\.\\)|\\[\\.\\]|\\sdot\\s|\\s\\.\\s?)\\s?(${ENDING})\\b`,
  "gi",
);
const SPACED_ADDRESS = /\b(?:\w\s){3,30}(?:\w\s?)?(?:\.|\(dot\))\s(?:\w\s){1,3}\w\b/gi;

/** Digits that stand for letters, in the words that filters look for and in no others. */
const DIGITS_IN_WORD = /\b(?=[a-z]*[013457$])(?=[013457$]*[a-z])[a-z013457$]{3,16}\b/gi;
const DIGIT_LETTERS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", $: "s" }; // prettier-ignore
const HIDDEN_WORDS: ReadonlySet<string> = new Set(
  "link links site website free buy sign signup promo promotion discount download subscribe check code codes visit store shop click join sale sell order coupon offer deal message".split(
    " ",
  ),
);

function readDigits(word: string): string {
  const read = word.toLowerCase().replace(/[013457$]/g, (digit) => DIGIT_LETTERS[digit] ?? digit);
  return HIDDEN_WORDS.has(read) ? read : word;
}

/** Replaces matches and keeps track of where each character came from. */
function replaceIn(
  { text, offsets }: Mapped,
  pattern: RegExp,
  replace: (match: string, ...groups: string[]) => string,
): Mapped {
  let replaced = "";
  const origins: number[] = [];
  let from = 0;
  const keep = (start: number, end: number) => {
    replaced += text.slice(start, end);
    for (let at = start; at < end; at += 1) origins.push(offsets[at] ?? 0);
  };
  for (const match of text.matchAll(pattern)) {
    const [found, ...groups] = match;
    const instead = replace(found, ...groups.map((group) => group ?? ""));
    if (instead === found) continue;
    keep(from, match.index);
    replaced += instead;
    for (let unit = 0; unit < instead.length; unit += 1) {
      const share = Math.floor((unit / instead.length) * found.length);
      origins.push(offsets[match.index + share] ?? 0);
    }
    from = match.index + found.length;
  }
  if (from === 0 && replaced === "") return { text, offsets };
  keep(from, text.length);
  return { text: replaced, offsets: origins };
}
