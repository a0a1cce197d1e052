import { SAYS } from "./phrases.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
let languages: ReadonlySet<string> | null = null;

/** 'Georgian', 'Finnish': languages, which are written large wherever they are. */
function listLanguages(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  languages ??= new Set(codes.flatMap((code) => names.of(code) ?? []));
  return languages;
}

/** Whether a word is large wherever it is: a known name, or one that is large and never small within what somebody wrote. */
export function isName(word: string, said: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  const isWithin = (text: string) =>
    new RegExp(String.raw`(?<=[\p{L}\p{N},;)"] )${text}(?![\p{L}\p{N}])`, "u").test(said);
  const isSmall = new RegExp(String.raw`(?<!\p{L})${word.toLowerCase()}(?!\p{L})`, "u").test(said);
  return SAYS.properName.test(word) || (!isSmall && isWithin(word)) || listLanguages().has(word);
}
