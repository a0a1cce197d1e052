const MAX_WORDS = 256;
const MIN_PIECE_LENGTH = 4;

/** The words of a text as the model was taught them: plain Latin letters and digits, `c++`, `c#`. */
export function splitWords(text: string): string[] {
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
  let start = 0;
  while (start + MIN_PIECE_LENGTH <= word.length) {
    let end = word.length;
    while (end - start >= MIN_PIECE_LENGTH && !vocabulary.has(word.slice(start, end))) end -= 1;
    const piece = end - start >= MIN_PIECE_LENGTH && vocabulary.get(word.slice(start, end));
    if (piece === false || piece === undefined) {
      start += 1;
    } else {
      pieces.push(piece);
      start = end;
    }
  }
  return pieces;
}
