const LETTERS = "eationshrdlucmfwypvbgk";
const DIGIT = "0";

/**
 * A text as it looks from too far away: paragraphs, lengths of words and punctuation are its own, no letter
 * or digit is. What was written can't be had back from it.
 */
export function veilText(text: string): string {
  let place = 0;
  return text.replace(/[\p{L}\p{M}\p{N}\p{S}]/gu, (sign) => {
    if (/\p{N}/u.test(sign)) return DIGIT;
    place = (place + 7) % LETTERS.length;
    const letter = LETTERS[place] ?? "e";
    return /\p{Lu}/u.test(sign) ? letter.toUpperCase() : letter;
  });
}
