import { dropAccents } from "#engine/text/characters.ts";

/** A word, number or mark of a sentence. */
export type Token = {
  /** In small letters and without accents, as the tables of ways to say something have it. */
  text: string;
  /** Where it stands in the sentence. */
  start: number;
  end: number;
  number: number | null;
};

/** A cross before an item of a list: what comes after it is not wanted. */
export const NO_SIGN = "✘";

const TOKEN =
  /✘|\d+(?:[.,]\d{3}(?!\d))*k?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?|[,;:()[\]"“”„«»%/?!.&+=]/gu;

/** 'l'autopromotion', 'd'emploi', 'n'est': two words. */
const ELIDED = /^(?:l|d|n|s|c|j|m|t|qu)['’]/i;

export function splitTokens(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(TOKEN)) {
    const [raw] = match;
    const elided = ELIDED.exec(raw)?.[0].length ?? 0;
    if (elided > 0) tokens.push(makeToken(raw.slice(0, elided - 1), match.index));
    tokens.push(makeToken(raw.slice(elided), match.index + elided));
  }
  return tokens;
}

function makeToken(raw: string, start: number): Token {
  const plain = plainWord(raw);
  const text = SHORT_FORMS.get(plain) ?? plain;
  return { text, start, end: start + raw.length, number: readNumber(text) };
}

/** As people write on their phones. */
const SHORT_FORMS = new Map([
  ["ur", "your"],
  ["pls", "please"],
  ["plz", "please"],
]);

/** 'Öffentliche' → 'offentliche', 'moderator’s' → 'moderator'. */
export function plainWord(raw: string): string {
  const lower = raw
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[“”„«»]/, '"')
    .replaceAll("ß", "ss");
  const bare = /[^\x20-\x7e]/.test(lower) ? dropAccents(lower) : lower;
  return bare.replace(/'s$/, "");
}

const NUMBER_WORDS = new Map(
  [
    "one ein eine eins einmal einen einem einer un une una uno um uma",
    "two twice zwei zweimal deux dos dois duas",
    "three drei trois tres",
    "four vier quatre cuatro quatro",
    "five funf cinq cinco",
    "six sechs seis",
    "seven sieben sept siete sete",
    "eight acht huit ocho oito",
    "nine neun neuf nueve nove",
    "ten zehn dix diez dez",
    "eleven onze",
    "twelve zwolf douze doce doze",
    "thirteen dreizehn treize trece treze",
    "fourteen vierzehn quatorze catorce",
    "fifteen funfzehn quinze quince",
  ]
    .map((words, index) => [index + 1, words] as const)
    .concat([
      [20, "twenty zwanzig vingt veinte vinte"],
      [30, "thirty dreissig trente treinta trinta"],
      [40, "forty vierzig quarante cuarenta quarenta"],
      [50, "fifty funfzig cinquante cincuenta cinquenta"],
      [60, "sixty sechzig soixante sesenta sessenta"],
      [90, "ninety neunzig noventa"],
      [100, "hundred hundert cien cem"],
    ])
    .flatMap(([number, words]) => words.split(" ").map((word) => [word, number] as const)),
);

function readNumber(text: string): number | null {
  if (!/^\d/.test(text)) return NUMBER_WORDS.get(text) ?? null;
  const digits = Number(text.replaceAll(/[.,k]/g, ""));
  return text.endsWith("k") ? digits * 1000 : digits;
}

/** Words of a sentence without the marks around them. */
export function trimWords(words: string): string {
  return words.replace(/^[\s:,-]+/, "").replace(/(?<![.!?,;:\s(])[.!?,;:\s(]+$/, "");
}
