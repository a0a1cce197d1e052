import { foldText } from "./fold-text.ts";
import { removePraise } from "./remove-praise.ts";
import { quieten } from "./restore-case.ts";

const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe0f}\u{20e3}]/gu;
const BULLETS = /^[\s•·▪►▶→»›✓✔★☆*+|–—-]+/;

/** 'Welcome to Fernly, the app for plants' says that Fernly is the app for plants. */
const GREETING =
  /^(?:[Ww]elcome to|[Ii]ntroducing|[Mm]eet|[Ss]ay hello to|[Dd]iscover|[Tt]his is) (\p{Lu}[\p{L}\d.&’' -]{0,40}?)(?:,| [–—-]|:) (an?|the|your|our) /u;

/** The page's own sentence in plain words: no pictures, praise or shouting, and a full stop. */
export function cleanSentence(text: string, names?: ReadonlyMap<string, string>): string {
  const plain = foldText(text.replace(PICTURES, " "))
    .replace(BULLETS, "")
    .replace(GREETING, (_, name: string, article: string) => `${name} is ${article} `)
    .replace(/^(?:[Ww]elcome to (?=\p{Lu})|(?:[Ss]hop|[Bb]uy|[Bb]rowse) (?:our )?(?=\p{Ll}))/u, "");
  const calm = removePraise(plain).replace(/(?<!\s)\s+([,.;:!?])/g, "$1");
  const ended = calm.replace(/(?<![\s!.…:;,–—-])[\s!.…:;,–—-]+$/u, "").replace(/!+/g, ".");
  if (ended === "") return "";
  const stop = /[。！？?.]$/u.test(ended) || /[。！]$/u.test(calm) ? "" : stopFor(ended);
  return upperFirst(quieten(ended, names)) + stop;
}

function stopFor(text: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? "。" : ".";
}

function upperFirst(text: string): string {
  // Names such as iOS and npm keep their small letter.
  if (/^\p{Ll}+[\p{Lu}\d.]/u.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
