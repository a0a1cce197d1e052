// What is asked of the characters of a text in many places, with one name each.

/** Every run of white space becomes one space. */
export function squeezeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** What is between white space; an empty text is one empty part. */
export function splitAtSpaces(text: string): string[] {
  return text.split(/\s+/);
}

export function hasSpace(text: string): boolean {
  return /\s/.test(text);
}

export function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** Of any script. */
export function beginsWithNumber(text: string): boolean {
  return /^\p{N}/u.test(text);
}

export function beginsWithCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** A letter or a number, of any script. */
export function hasWordCharacter(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function beginsWithWordCharacter(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text);
}

export function endsWithWordCharacter(text: string): boolean {
  return /[\p{L}\p{N}]$/u.test(text);
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

export function beginsWithLetter(text: string): boolean {
  return /^\p{L}/u.test(text);
}

/** Each letter of any script. */
export function listLetters(text: string): string[] {
  return text.match(/\p{L}/gu) ?? [];
}

/** Each run of letters of any script. */
export function listLetterRuns(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Each run of letters and numbers of any script. */
export function listWordRuns(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Nothing but its letters and numbers, for comparing. */
export function keepWordCharacters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Its words in small letters with one space between, for comparing. */
export function keepWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** 'Öl' → 'Ol' */
export function dropAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Without double quotes, straight or curly. */
export function dropQuotes(text: string): string {
  return text.replaceAll(/["“”]/g, "");
}

/** Whether a text has nothing but what an American keyboard types. */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** A text that was cut may end in the first half of a character. */
export function dropHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "");
}

/** Every end of a line as Unix writes it. */
export function unifyLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** Without the pointed brackets around an address. */
export function dropPointedBrackets(text: string): string {
  return text.replaceAll(/^<|>$/g, "");
}

/** Without the full stop at its end, but 'e.g.' keeps it. */
export function dropFullStop(sentence: string): string {
  return sentence.replace(/(?<!\.\p{L}?)\.$/u, "");
}

/** The sign and the space that open an item of a list. */
export const LIST_SIGN = /^\s*(?:[-*•]|\d+[.)])\s+/;

export function beginsWithScheme(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** Whether the first character is one of some: `beginsWithOne(line, "#*")`. */
export function beginsWithOne(text: string, signs: string): boolean {
  return text !== "" && signs.includes(text.charAt(0));
}

export function endsWithOne(text: string, signs: string): boolean {
  return text !== "" && signs.includes(text.charAt(text.length - 1));
}

/** What is between empty lines. */
export function splitParagraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** Whether all letters of a text are Latin. */
export function isLatin(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text);
}

/** `hasScript("やま", "Hiragana")`; the names are Unicode's. */
export function hasScript(text: string, ...scripts: readonly string[]): boolean {
  return scripts.some((script) => new RegExp(`\\p{Script=${script}}`, "u").test(text));
}

/** Nothing but plain letters, digits and underscores, as names and ids have them. */
export function isPlainName(text: string): boolean {
  return /^\w+$/.test(text);
}

/** Without signs of some sort at its end: `trimSignsBehind("so…!", ".!…")`. */
export function trimSignsBehind(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Without this beginning, where a text has it. */
export function dropBeginning(text: string, beginning: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : text;
}

/** Without this end, where a text has it: `dropEnding("tools", "s")`. */
export function dropEnding(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, text.length - ending.length) : text;
}

/** 'the pump' as it begins a sentence. */
export function beginLarge(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'The pump' as it stands within one. */
export function beginSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
