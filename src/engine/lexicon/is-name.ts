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

/** Whether a word is large wherever it is: a known name, or one that is large and never small within what somebody wrote. */
export function isName(word: string, said: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (SAYS.properName.test(word)) return true;
  const large = escapePattern(word);
  const small = escapePattern(word.toLowerCase());
  const isWithin = new RegExp(String.raw`(?<=[\p{L}\p{N},;)"] )${large}(?![\p{L}\p{N}])`, "u");
  const isSmall = new RegExp(String.raw`(?<!\p{L})${small}(?!\p{L})`, "u");
  if (isWithin.test(said) && !isSmall.test(said)) return true;
  languages ??= listLanguages();
  return languages.has(word);
}
