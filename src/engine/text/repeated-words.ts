/** A word is a run of letters and digits of any script; an apostrophe or hyphen inside belongs to it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;

export const MOST_REPETITIONS = 4;

/** Words that a text has five times or more, small ones like 'the' included; most frequent first. */
export function repeatedWords(text: string): readonly RepeatedWord[] {
  if (last.text !== text) last = { text, repeated: countRepeated(text) };
  return last.repeated;
}

type RepeatedWord = { word: string; times: number };

// Several rules and the estimate ask about the same text at each keystroke.
let last: { text: string; repeated: readonly RepeatedWord[] } = { text: "", repeated: [] };

function countRepeated(text: string): RepeatedWord[] {
  const counted = new Map<string, RepeatedWord>();
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const known = counted.get(word);
    if (known) known.times += 1;
    else counted.set(word, { word, times: 1 });
  }
  return Array.from(counted.values())
    .filter((each) => each.times > MOST_REPETITIONS)
    .toSorted((a, b) => b.times - a.times);
}

/**
 * False where surely no word comes more often than `most`. Equal words share a place in a small table, so
 * that a place may count too many, never too few; to tell for sure is `repeatedWords`, which takes longer.
 */
export function mayRepeat(text: string, most: number): boolean {
  const counts = new Uint16Array(PLACES);
  const lower = text.toLowerCase();
  let place = 0;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at < lower.length ? lower.charCodeAt(at) : SPACE;
    // Nought says that no word has begun.
    if (isLetter(code)) place = (Math.imul(place, 31) + code) | 0 || 1;
    else if (!isBreak(code)) return true;
    else if (place !== 0) {
      const count = (counts[place & (PLACES - 1)] ?? 0) + 1;
      if (count > most) return true;
      counts[place & (PLACES - 1)] = count;
      place = 0;
    }
  }
  return false;
}

const PLACES = 4096;
const SPACE = 0x20;

/** Of Latin scripts, whose letters are easily told; digits too. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7;
}

/** Whatever surely ends a run of letters: plain signs, and the quotation marks and dashes of print. */
function isBreak(code: number): boolean {
  return code < 0x80 || (code >= 0x2010 && code <= 0x2026);
}
