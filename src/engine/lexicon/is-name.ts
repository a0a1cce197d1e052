import { SAYS } from "./phrases.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
let languages: ReadonlySet<string> | null = null;

/** 'Georgian', 'Finnish': languages, which are written large wherever they are. */
function listLanguages(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.flatMap((code) => names.of(code) ?? []));
}

/** Whether a word is large wherever it is: a known name, or one that is large and never small within what somebody wrote. */
export function isName(word: string, said: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (SAYS.properName.test(word)) return true;
  const isWithin = stands(
    said,
    ` ${word}`,
    (before, after) => IN_SENTENCE.test(before) && !IN_WORD.test(after),
  );
  const isSmall = () =>
    stands(
      said,
      word.toLowerCase(),
      (before, after) => !LETTER.test(before) && !LETTER.test(after),
    );
  return (isWithin && !isSmall()) || isLanguage(word);
}

/** Whether somebody wrote a word small within a sentence. */
export function isWrittenSmall(word: string, said: string): boolean {
  return stands(
    said,
    ` ${word.toLowerCase()}`,
    (before, after) => IN_SENTENCE.test(before) && !IN_WORD.test(after),
  );
}

const IN_SENTENCE = /[\p{L}\p{N},;)"]/u;
const IN_WORD = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;

/** Whether it is there between such characters: looked for as letters, since it is another word each time. */
function stands(
  text: string,
  sought: string,
  isBetween: (before: string, after: string) => boolean,
): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    if (isBetween(text.charAt(at - 1), text.charAt(at + sought.length))) return true;
  return false;
}

function isLanguage(word: string): boolean {
  languages ??= listLanguages();
  return languages.has(word);
}
