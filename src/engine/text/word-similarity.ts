/** The runs of three words in a text, as hashes in ascending order, each once. */
export type WordRuns = Uint32Array;

/**
 * How much two texts say in the same words, from 0 to 1: twice the runs of three words that they
 * share, divided by the runs that each has (Dice). Case and punctuation do not count.
 */
export function compareTexts(a: string, b: string): number {
  return compareWordRuns(readWordRuns(a), readWordRuns(b));
}

/** The same for texts that were read before: for one text against many. */
export function compareWordRuns(a: WordRuns, b: WordRuns): number {
  if (a.length === 0 || b.length === 0) return 0;
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) shared += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

/** A text of fewer than three words is one run. */
export function readWordRuns(text: string): WordRuns {
  const words = hashWords(text.toLowerCase());
  if (words.length === 0) return new Uint32Array();
  const runs = new Uint32Array(Math.max(1, words.length - 2));
  for (let index = 0; index < runs.length; index += 1) {
    runs[index] = joinHashes(words[index] ?? 0, words[index + 1] ?? 0, words[index + 2] ?? 0);
  }
  return withoutRepeats(runs.toSorted());
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Written as a loop because it runs at each keystroke. */
function hashWords(text: string): number[] {
  const words: number[] = [];
  let hash = FNV_START;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isWordPart(code)) {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      isInWord = true;
    } else if (isInWord && !isApostrophe(code)) {
      words.push(hash);
      hash = FNV_START;
      isInWord = false;
    }
  }
  if (isInWord) words.push(hash);
  return words;
}

function isWordPart(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  if (code < 0xc0) return false;
  // General punctuation, and the spaces and marks of East Asian scripts.
  return !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f);
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

function joinHashes(first: number, second: number, third: number): number {
  return joinHash(joinHash(joinHash(FNV_START, first), second), third);
}

function joinHash(joined: number, hash: number): number {
  return Math.imul(joined ^ hash, FNV_PRIME) ^ (joined >>> 15);
}

function withoutRepeats(sorted: Uint32Array): Uint32Array {
  let kept = 0;
  for (const value of sorted) {
    if (kept > 0 && value === sorted[kept - 1]) continue;
    sorted[kept] = value;
    kept += 1;
  }
  return sorted.slice(0, kept);
}
