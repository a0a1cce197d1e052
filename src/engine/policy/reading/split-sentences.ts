import { hasWordCharacter } from "#engine/text/characters.ts";

const LONGEST_SENTENCE = 400;

/** Longer ones are cut at a space, so that reading takes time in proportion to the text. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？]["'”’)\]]?) +(?=[\p{Lu}\p{Lo}"'“‘([\d])/u)
    .flatMap(cutLong)
    .map((sentence) => sentence.trim())
    .filter((sentence) => hasWordCharacter(sentence));
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < sentence.length;) {
    const end = start + LONGEST_SENTENCE;
    const gap = end < sentence.length ? sentence.lastIndexOf(" ", end) : sentence.length;
    const cut = gap > start ? gap : end;
    pieces.push(sentence.slice(start, cut));
    start = cut;
  }
  return pieces;
}
