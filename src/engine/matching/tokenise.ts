const MAX_WORDS = 256;
const MIN_PIECE_LENGTH = 4;
/** The model's longest word has 21 letters: nothing longer needs to be looked up. */
export const MAX_PIECE_LENGTH = 24;
/** What is longer than any word of any language is looked through up to here. */
const MAX_WORD_LENGTH = 200;

/** The words of a text as the model was taught them: plain Latin letters and digits, `c++`, `c#`. */
export function splitModelWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/https?:\/\/\S+|www\.\S+/g, " ")
    .replace(/['’‘`]/g, "");
  return (plain.match(/[a-z0-9]+[+#]*/g) ?? []).slice(0, MAX_WORDS);
}

/** Token ids of words, then those of pairs of neighbours: the order of later additions. */
export function findTokens(vocabulary: ReadonlyMap<string, number>, words: string[]): number[] {
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return [
    ...words.flatMap((word) => vocabulary.get(word) ?? findPieces(vocabulary, word)),
    ...pairs.flatMap((pair) => vocabulary.get(pair) ?? []),
  ];
}

/** The longest known parts of an unknown word, from left to right; none in a short one. */
export function findPieces(vocabulary: ReadonlyMap<string, number>, word: string): number[] {
  const pieces: number[] = [];
  if (word.length <= MIN_PIECE_LENGTH) return pieces;
  const length = Math.min(word.length, MAX_WORD_LENGTH);
  let start = 0;
  while (start + MIN_PIECE_LENGTH <= length) {
    let end = Math.min(length, start + MAX_PIECE_LENGTH);
    let piece = vocabulary.get(word.slice(start, end));
    while (piece === undefined && end - start > MIN_PIECE_LENGTH) {
      end -= 1;
      piece = vocabulary.get(word.slice(start, end));
    }
    if (piece !== undefined) pieces.push(piece);
    start = piece === undefined ? start + 1 : end;
  }
  return pieces;
}
