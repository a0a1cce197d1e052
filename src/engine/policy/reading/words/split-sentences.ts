import { hasWordCharacter } from "#engine/text/characters.ts";

const LONGEST_SENTENCE = 400;

const ENDS = /(?<=[.!?。！？]["'”’)\]]?) +(?=[\p{Lu}\p{Lo}"'“‘„«([¿¡\d])/u;
const ENDS_IN_SMALL =
  /(?<=\p{L}{2}[.!?]["'”’)\]]?)(?<!(?<!\p{L})(?:etc|incl|inkl|bzw|usw|approx|vs|esp|max|min|aprox|env)\.) +(?=[\p{L}"'“‘„«([\d])/u;
/** 'new one goes up …', 'YOUR stuff goes …': no sentence of somebody who writes with capitals begins so. */
const BEGINS_SMALL = /^(?:\p{Ll}|\p{Lu}{2,} \p{Ll})/u;

/** Longer ones are cut at a space, so that reading takes time in proportion to the text. */
export function splitSentences(text: string): string[] {
  // Who writes without capitals ends sentences all the same.
  const ends = /\p{Lu}/u.test(text) && !BEGINS_SMALL.test(text) ? ENDS : ENDS_IN_SMALL;
  return text
    .split(ends)
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
