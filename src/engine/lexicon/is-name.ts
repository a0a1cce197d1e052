import { escapePattern } from "#engine/text/text-place.ts";
import { SAYS } from "./phrases.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
let languages: ReadonlySet<string> | null = null;

/** 'Georgian', 'Finnish': languages, which are written large wherever they are. */
function listLanguages(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.flatMap((code) => names.of(code) ?? []));
}

/** What was found in the text that was looked at last: its words come again and again. */
const last = { said: "", found: new Map<string, boolean>() };

/** Whether a word is large wherever it is: a known name, or one that is large and never small within what somebody wrote. */
export function isName(word: string, said: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (last.said !== said) {
    last.said = said;
    last.found.clear();
  }
  const known = last.found.get(word) ?? readName(word, said);
  last.found.set(word, known);
  return known;
}

function readName(word: string, said: string): boolean {
  if (SAYS.properName.test(word)) return true;
  // Patterns are made only for what can match: they cost more than looking for the letters.
  if (!said.includes(` ${word}`)) return isLanguage(word);
  const large = escapePattern(word);
  const small = escapePattern(word.toLowerCase());
  const isWithin = new RegExp(String.raw`(?<=[\p{L}\p{N},;)"] )${large}(?![\p{L}\p{N}])`, "u");
  const isSmall = new RegExp(String.raw`(?<!\p{L})${small}(?!\p{L})`, "u");
  return (isWithin.test(said) && !isSmall.test(said)) || isLanguage(word);
}

function isLanguage(word: string): boolean {
  languages ??= listLanguages();
  return languages.has(word);
}
