import { foldText } from "./fold-text.ts";

const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe0f}\u{20e3}]/gu;
const BULLETS = /^[\s•·▪►▶→»›✓✔★☆*+|–—-]+/;

/** Praise that can go without a fact being lost: 'the ultimate planner' is a planner. */
const PRAISE =
  /(?:\b(?:the )?world['’]s (?:most \w+|best|first|leading|#1|number one) |\bmost (?:powerful|advanced|innovative|beautiful|loved|trusted|intuitive) (?=\w))|(?:(?<![\w-])(?:#1|number[- ]one|no\. ?1|revolutionary|ultimate|game-changing|groundbreaking|ground-breaking|best-in-class|world-class|cutting-edge|next-gen(?:eration)?|state-of-the-art|industry-leading|market-leading|award-winning|mind-blowing|jaw-dropping|insanely|incredibly|amazing|incredible|awesome|stunning|gorgeous|magical|seamless|seamlessly|effortless|effortlessly|blazing(?:ly)?[- ]fast|lightning[- ]fast|unparalleled|unrivall?ed|unbeatable|innovative|premier|powerful|super[- ]powerful),? (?=[\p{L}\d]))/giu;

/** 'Welcome to Fernly, the app for plants' says that Fernly is the app for plants. */
const GREETING =
  /^(?:[Ww]elcome to|[Ii]ntroducing|[Mm]eet|[Ss]ay hello to|[Dd]iscover|[Tt]his is) (\p{Lu}[\p{L}\d.&’' -]{0,40}?)(?:,| [–—-]|:) (an?|the|your|our) /u;

/** Stands where praise stood until the article before it agrees with what follows. */
const GAP = "\u{0}";
// oxlint-disable-next-line no-control-regex
const ARTICLE_AND_GAP = /\b(an?) \u{0}+([\p{L}\d]+)/giu;

/** The page's own sentence in plain words: no pictures, praise or shouting, and a full stop. */
export function cleanSentence(text: string): string {
  const plain = foldText(text.replace(PICTURES, " "))
    .replace(BULLETS, "")
    .replace(GREETING, (_, name: string, article: string) => `${name} is ${article} `)
    .replace(/^(?:[Ww]elcome to (?=\p{Lu})|(?:[Ss]hop|[Bb]uy|[Bb]rowse) (?:our )?(?=\p{Ll}))/u, "");
  const calm = plain
    .replace(PRAISE, (praise) => (/^the world/i.test(praise) ? "the " : GAP))
    .replace(ARTICLE_AND_GAP, (_, article: string, next: string) => agree(article, next))
    .replaceAll(GAP, "")
    .replace(/\bbest way to\b/gi, "way to")
    .replace(/\s+([,.;:!?])/g, "$1");
  const ended = calm.replace(/[\s!.…:;,–—-]+$/u, "").replace(/!+/g, ".");
  if (ended === "") return "";
  const stop = /[。！？?.]$/u.test(ended) || /[。！]$/u.test(calm) ? "" : stopFor(ended);
  return upperFirst(quieten(ended)) + stop;
}

function agree(article: string, next: string): string {
  const isVowel = /^(?:[aeio]|u(?!s|ni|til))/i.test(next);
  return `${article.slice(0, 1)}${isVowel ? "n" : ""} ${next}`;
}

function stopFor(text: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? "。" : ".";
}

/** A heading in capitals is a heading, not an abbreviation. */
function quieten(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isShouted = letters.length > 14 && letters === letters.toUpperCase();
  return isShouted && letters !== letters.toLowerCase() ? text.toLowerCase() : text;
}

function upperFirst(text: string): string {
  // Names such as iOS and npm keep their small letter.
  if (/^\p{Ll}+[\p{Lu}\d.]/u.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
