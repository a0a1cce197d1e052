import { cleanSentence } from "#engine/pages/clean-sentence.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";

const TAGS = /<[^<>]{0,400}>/g;
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Marks of Markdown, and braces, which would look like blanks. */
const MARKS = /[*_#`~>{}[\]\\]+/g;

/** Praise and clichés that can go without a fact being lost. */
const CLICHES =
  /(?<![\w-])(?:all-in-one|one-stop|easy-to-use|user-friendly|feature-rich|fully-featured|robust|comprehensive|intuitive|sleek|beautiful|beautifully|elegant|delightful|smart|smarter|unique|simple yet|simple but|truly|simply|really|very|super|hassle-free|stress-free|top-notch|premium-quality|high-quality|leading|perfect|fantastic|unmatched|holistic|cutting edge|bespoke|curated),? (?=[\p{L}\d])/giu;
const TRAILING =
  /,? (?:with ease|effortlessly|seamlessly|like never before|like a pro|in no time|and (?:much )?more|and so much more|hassle[- ]free|with confidence|at scale|in (?:just )?(?:seconds|minutes|one click|a few clicks)|in a snap|instantly|so you can focus on [^.,;]+)(?=[.,;]|$)/giu;
const GRAND: [RegExp, string][] = [
  [/\bempowers\b/gi, "helps"],
  [/\bempower\b/gi, "help"],
  [/\bleverages\b/gi, "uses"],
  [/\bleveraging\b/gi, "using"],
  [/\butili[sz]es\b/gi, "uses"],
  [/\bstreamlines\b/gi, "simplifies"],
  [/\bstreamline\b/gi, "simplify"],
  [/\bboosts\b/gi, "raises"],
];

/** What someone wrote about their project, sentence by sentence, in plain words. */
export function toPlainSentences(text: string): string[] {
  const bare = text
    // A picture before a capital stands for a bullet.
    .replace(/\p{Extended_Pictographic}[\u{fe0f}\s]*(?=\p{Lu})/gu, " • ")
    .replace(/(?<=[.!?…])\s*\p{Extended_Pictographic}\u{fe0f}?/gu, " ")
    .replace(TAGS, " ")
    .replace(ADDRESSES, " ")
    .replace(/#\d+\b/g, " ")
    .replace(MARKS, " ");
  return bare
    .split(/\n+/)
    .flatMap(splitSentences)
    .map((sentence) => toPlainWords(sentence))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function toPlainWords(sentence: string): string {
  let plain = cleanSentence(sentence).replace(CLICHES, "").replace(TRAILING, "");
  for (const [grand, modest] of GRAND) plain = plain.replace(grand, modest);
  return agreeArticles(
    plain
      .replace(/\s[–—-]\s/g, ", ")
      .replace(/ {2,}/g, " ")
      .trim(),
  );
}

/** What stood between an article and its word may be gone. */
export function agreeArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=(\p{L}+))/gu, (_, a: string, word: string) =>
    startsWithVowel(word) ? `${a}n ` : `${a} `,
  );
}

const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
const CONSONANT_VOWEL = /^(?:u(?:s[aei]|ni|til|k\b)|eu|one(?!i)|once)/i;
const SPELT_VOWEL = /^(?:[AEFHILMNORSX](?:[A-Z]|$))/;

function startsWithVowel(word: string): boolean {
  if (/^[A-Z]{2,}s?$/.test(word))
    return SPELT_VOWEL.test(word) && !/^(?:SaaS|RE|NA|LE|RA|SO|MA)/.test(word);
  if (SILENT_H.test(word)) return true;
  return /^[aeiou]/i.test(word) && !CONSONANT_VOWEL.test(word);
}
