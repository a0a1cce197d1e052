import { COMMON_VOCABULARY, encodeText, type MatcherModel, sumProducts } from "./matcher-model.ts";
import { MAX_PIECE_LENGTH } from "./tokenise.ts";

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** Of 539 descriptions this corrects one slip and about forty plurals and the like, and nothing wrongly; at .25 it errs. */
const LEAST_NEARNESS = 0.3;
/** A text with more is not English, or nothing that spelling would help. */
const MOST_CORRECTED = 20;

/** Small letters only: what begins large may be a name, and what has a dot or a hyphen is no word by itself. */
const PLAIN_WORD = /(?<![\p{L}\p{N}.@/'’-])[a-z]{5,24}(?![\p{L}\p{N}@/'’-]|\.\p{L})/gu;

/** An English text in which words that the matcher does not know are those that one slip makes of them, where that is what the text is about. */
export function correctSlips(model: MatcherModel, text: string): string {
  const unknown = new Set(
    (text.match(PLAIN_WORD) ?? []).filter((word) => !model.vocabulary.has(word)),
  );
  if (unknown.size === 0 || unknown.size > MOST_CORRECTED) return text;
  const about = encodeText(model, text);
  if (!about) return text;
  const corrections = new Map(
    Array.from(unknown, (word) => [word, correctWord(model, word, about)]),
  );
  return text.replace(PLAIN_WORD, (word) => corrections.get(word) ?? word);
}

function correctWord(model: MatcherModel, word: string, about: Float64Array): string | null {
  let best: string | null = null;
  let most = LEAST_NEARNESS;
  for (const meant of new Set(listNeighbours(word))) {
    if ((model.vocabulary.get(meant) ?? Infinity) >= COMMON_VOCABULARY) continue;
    const direction = encodeText(model, meant);
    const nearness = direction ? sumProducts(direction, about) : 0;
    if (nearness < most) continue;
    best = meant;
    most = nearness;
  }
  return best;
}

/** All that one slip makes of a word, but for its first letter, which nearly nobody gets wrong. */
function listNeighbours(word: string): string[] {
  const found: string[] = [];
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const letter = word.charAt(at);
    found.push(before + after);
    if (at > 1) found.push(before.slice(0, -1) + letter + before.at(-1) + after);
    for (const other of LETTERS)
      found.push(before + other + after, before + other + letter + after);
  }
  return found.filter(({ length }) => length >= SHORTEST - 1 && length <= MAX_PIECE_LENGTH);
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
