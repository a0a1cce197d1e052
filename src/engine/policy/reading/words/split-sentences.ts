import { hasWordCharacter } from "#engine/text/characters.ts";

const LONGEST_SENTENCE = 400;

const ENDS = /(?<=[.!?。！？]["'”’)\]]?) +(?=[\p{Lu}\p{Lo}"'“‘„«([¿¡\d])/u;
const ENDS_IN_SMALL = /(?<=\p{L}{2}[.!?]["'”’)\]]?) +(?=[\p{L}"'“‘„«([\d])/u;
/** Where only names have capitals; 'etc. and' ends nothing, nor does a question in quotes. */
const ENDS_AMONG_SMALL =
  /(?<=\p{L}{2}[.!?])(?<!(?<!\p{L})(?:etc|incl|inkl|bzw|usw|approx|vs|esp|max|min|aprox|env)\.) +(?=\p{L})/u;
/** 'new one goes up …', 'YOUR stuff goes …': no sentence of somebody who writes with capitals begins so. */
const BEGINS_SMALL = /^(?:\p{Ll}{2}|\p{Lu}{2,} \p{Ll})/u;

/** Longer ones are cut at a space, so that reading takes time in proportion to the text. */
export function splitSentences(text: string): string[] {
  // Who writes without capitals ends sentences all the same.
  const hasCapitals = /\p{Lu}/u.test(text);
  const among = hasCapitals && BEGINS_SMALL.test(text) ? ENDS_AMONG_SMALL : null;
  return text
    .split(hasCapitals ? ENDS : ENDS_IN_SMALL)
    .flatMap((sentence) => (among ? sentence.split(among) : [sentence]))
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
